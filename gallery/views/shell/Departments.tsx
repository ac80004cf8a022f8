import { Departments } from '../../../src/views/shell/Departments.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { departments } from '../../fixtures/categories.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: contentBlockModel,
  show: (block) => ({
    flows: {
      drawers: snapshotAt(drawersModel, 'menu'),
      departments:
        block.context.data === null
          ? block
          : withContext(block, { data: { kind: 'categories', categories: departments } }),
    },
    node: <Departments />,
  }),
});
