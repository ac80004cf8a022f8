import { paths } from '../../../src/routing/paths.ts';
import { ShopBottomBar } from '../../../src/views/shell/ShopBottomBar.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { anAnonymousCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: sessionModel,
  show: (session) => ({
    flows: session.matches('authenticated')
      ? { session }
      : { session, cart: cartSnapshot(anAnonymousCart()) },
    node: <ShopBottomBar path={paths.orders} />,
  }),
});
