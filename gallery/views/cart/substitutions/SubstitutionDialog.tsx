import { lineNoteModel } from '../../../../paths/models/line-note/line-note.model.ts';
import { substitutionChoiceModel } from '../../../../paths/models/substitution-choice/substitution-choice.model.ts';
import { substitutionsModel } from '../../../../paths/models/substitutions/substitutions.model.ts';
import { SubstitutionDialog } from '../../../../src/views/cart/substitutions/SubstitutionDialog.tsx';
import { cartOfOne, cartWithChoices } from '../../../fixtures/carts.ts';
import { biscuits, oil, pasta } from '../../../fixtures/products.ts';
import { standIn } from '../../../stand-in.ts';
import { startSnapshot, withContext } from '../../../states/reached-states.ts';
import { manyProducts } from '../../../fixtures/more.ts';
import { galleryView } from '../../../view.ts';

const line = { itemId: 101, productId: pasta.productId, hash: 'w0d0t0' };
const picked = { substitution: 'product', productId: null };

export const view = galleryView({
  kind: 'dialog',
  model: substitutionChoiceModel,
  isShown: (choice) => !choice.matches('closed'),
  variants: (choice) => {
    if (choice.matches('awaitingLine'))
      return { '': choice, 'one product': withContext(choice, { cart: cartOfOne }) };
    const shown = withContext(choice, { line, found: [oil, biscuits], picked });
    return choice.matches({ choosing: 'listed' })
      ? {
          '': withContext(shown, { picked: { substitution: 'cart', productId: null } }),
          'a product is wanted': shown,
          'a product is picked': withContext(shown, {
            picked: { substitution: 'product', productId: oil.productId },
          }),
          'one product': withContext(shown, { found: [oil] }),
          'twelve products': withContext(shown, { found: manyProducts(12) }),
          'there is none': withContext(shown, {
            found: [],
            picked: { substitution: 'call', productId: null },
          }),
          'the former one is not there': withContext(shown, {
            former: { substitution: 'product', productId: 999 },
            picked: { substitution: 'product', productId: 999 },
          }),
        }
      : { '': shown };
  },
  show: (choice, record) => ({
    node: (
      <SubstitutionDialog
        cart={choice.context.cart === cartOfOne ? cartOfOne : cartWithChoices}
        substitutions={standIn('substitutions', startSnapshot(substitutionsModel), record)}
        choice={standIn('substitutionChoice', choice, record)}
        lineNote={standIn('lineNote', startSnapshot(lineNoteModel), record)}
      />
    ),
  }),
});
