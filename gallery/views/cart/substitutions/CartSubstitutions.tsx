import { substitutionChoiceModel } from '../../../../paths/models/substitution-choice/substitution-choice.model.ts';
import { substitutionsModel } from '../../../../paths/models/substitutions/substitutions.model.ts';
import { CartSubstitutions } from '../../../../src/views/cart/substitutions/CartSubstitutions.tsx';
import { cartWithChoices } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { startSnapshot, withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: substitutionsModel,
  variants: (substitutions) =>
    substitutions.matches('idle')
      ? { '': substitutions }
      : {
          '': withContext(substitutions, { changes: [{ of: 'cart', choice: 'ask' }] }),
        },
  show: (substitutions, record) => ({
    node: (
      <CartSubstitutions
        cart={cartWithChoices}
        substitutions={standIn('substitutions', substitutions, record)}
        choice={standIn('substitutionChoice', startSnapshot(substitutionChoiceModel), record)}
      />
    ),
  }),
});
