import { cartEmptyingModel } from '../../../paths/models/cart-emptying/cart-emptying.model.ts';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { EmptyTheCart } from '../../../src/views/cart/EmptyTheCart.tsx';
import { fullCart } from '../../fixtures/carts.ts';
import { keys } from '../../keyboard.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: cartEmptyingModel,
  keyboard: {
    awaitingAnswer: [
      keys('Tab').focus('Si'),
      keys('Tab').focus('No'),
      keys('Escape').sends('cartEmptying emptying.dismiss'),
    ],
  },
  show: (cartEmptying) => ({
    flows: { cart: cartSnapshot(fullCart), cartEmptying },
    node: (
      <Panel>
        <EmptyTheCart />
      </Panel>
    ),
  }),
});
