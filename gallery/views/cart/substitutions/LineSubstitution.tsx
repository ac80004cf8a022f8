import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { substitutionChoiceModel } from '../../../../paths/models/substitution-choice/substitution-choice.model.ts';
import { substitutionsModel } from '../../../../paths/models/substitutions/substitutions.model.ts';
import { LineSubstitution } from '../../../../src/views/cart/substitutions/LineSubstitution.tsx';
import { Stack } from '../../../../src/ui/layout/Stack.tsx';
import { cartWithChoices } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { startSnapshot } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: substitutionsModel,
  isShown: (substitutions) => substitutions.matches('idle'),
  show: (substitutions, record) => ({
    node: (
      <Stack>
        {linesOf(cartWithChoices).map((item) => (
          <LineSubstitution
            key={item.itemId}
            cart={cartWithChoices}
            item={item}
            substitutions={standIn('substitutions', substitutions, record)}
            choice={standIn('substitutionChoice', startSnapshot(substitutionChoiceModel), record)}
          />
        ))}
      </Stack>
    ),
  }),
});
