import { paths } from '../../../src/routing/paths.ts';
import { ShopHeader } from '../../../src/views/shell/ShopHeader.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { anAnonymousCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { at, keys } from '../../keyboard.ts';
import { galleryView } from '../../view.ts';
import { WithLogo } from '../../WithLogo.tsx';
import { cartSnapshot } from '../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: sessionModel,
  keyboard: {
    'authenticated.staying': [
      at('Carrello'),
      keys('Enter').sends('drawers drawer.open {"drawer":"cart"}'),
      keys('Space').sends('drawers drawer.open {"drawer":"cart"}'),
      at('Reparti'),
      keys('Enter').sends('departments block.load').sends('drawers drawer.open {"drawer":"menu"}'),
    ],
  },
  show: (session) => ({
    flows: session.matches('authenticated')
      ? { session }
      : { session, cart: cartSnapshot(anAnonymousCart()) },
    node: <WithLogo>{(logo) => <ShopHeader logo={logo} path={paths.offers} />}</WithLogo>,
  }),
});
