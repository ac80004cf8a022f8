import type { Menu } from '../../../contract/api/content/content.ts';
import { LinksDrawer } from '../../../src/views/shell/LinksDrawer.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { footerMenu, longMenu } from '../../fixtures/menus.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const shortMenu: Menu = { ...footerMenu, items: footerMenu.items.slice(0, 1) };
const emptyMenu: Menu = { ...footerMenu, items: [] };
const given = [longMenu, shortMenu, emptyMenu];

export const view = galleryView({
  kind: 'dialog',
  model: contentBlockModel,
  variants: (block) =>
    block.matches('shown')
      ? {
          '': block,
          'eight groups': withContext(block, { data: { kind: 'menu', menu: longMenu } }),
          'one group': withContext(block, { data: { kind: 'menu', menu: shortMenu } }),
          'no group': withContext(block, { data: { kind: 'menu', menu: emptyMenu } }),
        }
      : { '': block },
  show: (block) => ({
    flows: {
      drawers: snapshotAt(drawersModel, 'links'),
      footerMenu:
        block.context.data === null || given.includes(block.context.data.menu)
          ? block
          : withContext(block, { data: { kind: 'menu', menu: footerMenu } }),
    },
    node: <LinksDrawer />,
  }),
});
