import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { isHeld } from '../../../machines/cart-line/cart-line.selectors.ts';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { HeldQuantities } from '../../../src/views/cart/HeldQuantities.tsx';
import { ToCheckout } from '../../../src/views/cart/ToCheckout.tsx';
import { HoldingShop } from '../../HoldingShop.tsx';
import { fullCart } from '../../fixtures/carts.ts';
import { cartWithLine } from '../../line-in-cart.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cartLineModel,
  isShown: isHeld,
  show: (line, record) => ({
    flows: { cart: cartWithLine(line, record) },
    node: (
      <HoldingShop>
        <Panel>
          <HeldQuantities count={2} />
          <ToCheckout cart={fullCart} />
        </Panel>
      </HoldingShop>
    ),
  }),
});
