import { LinksDrawer } from '../../../src/views/shell/LinksDrawer.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { footerMenu, longMenu } from '../../fixtures/menus.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: contentBlockModel,
  variants: (block) =>
    block.matches('shown')
      ? { '': block, 'eight groups': withContext(block, { data: { kind: 'menu', menu: longMenu } }) }
      : { '': block },
  show: (block) => ({
    flows: {
      drawers: snapshotAt(drawersModel, 'links'),
      footerMenu:
        block.context.data === null || block.context.data.menu === longMenu
          ? block
          : withContext(block, { data: { kind: 'menu', menu: footerMenu } }),
    },
    node: <LinksDrawer />,
  }),
});
