import { ShopFooter } from '../../../src/views/shell/ShopFooter.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { footerMenu, longMenu } from '../../fixtures/menus.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { WithLogo } from '../../WithLogo.tsx';

export const view = galleryView({
  kind: 'part',
  model: contentBlockModel,
  variants: (menu) =>
    menu.matches('shown')
      ? { '': menu, 'eight groups': withContext(menu, { data: { kind: 'menu', menu: longMenu } }) }
      : { '': menu },
  show: (menu) => ({
    flows: {
      footerMenu:
        menu.context.data === null || menu.context.data.menu === longMenu
          ? menu
          : withContext(menu, { data: { kind: 'menu', menu: footerMenu } }),
    },
    node: <WithLogo>{(logo) => <ShopFooter logo={logo} at="/" />}</WithLogo>,
  }),
});
