import { cartEmptyingModel } from '../../../paths/models/cart-emptying/cart-emptying.model.ts';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { EmptiedCart } from '../../../src/views/cart/EmptiedCart.tsx';
import { cartOfOne } from '../../fixtures/carts.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cartEmptyingModel,
  isShown: (emptying) => emptying.matches('offering'),
  show: (cartEmptying) => {
    const { emptied } = cartEmptying.context;
    const { user } = cartOfOne;
    return {
      flows: { cartEmptying },
      node: (
        <Panel>
          <EmptiedCart
            cart={{
              ...cartOfOne,
              cartId: emptied?.cartId ?? null,
              user: { ...user, userId: emptied?.userId ?? user.userId },
              sectors: [],
            }}
          />
        </Panel>
      ),
    };
  },
});
