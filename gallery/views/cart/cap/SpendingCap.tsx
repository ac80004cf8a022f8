import { cheaperEqualsModel } from '../../../../paths/models/cheaper-equals/cheaper-equals.model.ts';
import { spendingCapModel } from '../../../../paths/models/spending-cap/spending-cap.model.ts';
import { SpendingCap } from '../../../../src/views/cart/cap/SpendingCap.tsx';
import { fullCart } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { snapshotAt } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

const none = snapshotAt(cheaperEqualsModel, 'shown', { productIds: [], found: [] });

/** A cart without a cap, and one with a cap it has not passed. */
export const view = galleryView({
  kind: 'part',
  model: spendingCapModel,
  variants: (cap) => ({ '': cap }),
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
