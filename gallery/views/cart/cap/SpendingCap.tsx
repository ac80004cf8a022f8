import { cheaperEqualsModel } from '../../../../paths/models/cheaper-equals/cheaper-equals.model.ts';
import { spendingCapModel } from '../../../../paths/models/spending-cap/spending-cap.model.ts';
import { SpendingCap } from '../../../../src/views/cart/cap/SpendingCap.tsx';
import { fullCart } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { snapshotAt, withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

const none = snapshotAt(cheaperEqualsModel, 'shown', { productIds: [], found: [] });
/** Less than the full cart costs, and more. */
const passed = 100;
const wide = 900_000;

/** A cart without a cap, with one it has not passed, and with one it has. */
export const view = galleryView({
  kind: 'part',
  model: spendingCapModel,
  variants: (cap) => ({
    '': withContext(cap, { former: null }),
    'a cap': withContext(cap, { former: wide }),
    'a cap that is passed': withContext(cap, { former: passed }),
  }),
  show: (cap, record) => ({
    node: (
      <SpendingCap
        cart={{ ...fullCart, user: { ...fullCart.user, spendingCap: cap.context.former } }}
        cap={standIn('spendingCap', cap, record)}
        cheaper={standIn('cheaperEquals', none, record)}
      />
    ),
  }),
});
