import { FirstSlot } from '../../../src/views/dashboard/FirstSlot.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { days } from '../../fixtures/slots.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: contentBlockModel,
  // It loads with its page.
  isShown: (block) => !block.matches('waiting'),
  show: (block, record) => ({
    node: (
      <FirstSlot
        block={standIn(
          'slots',
          block.context.data === null
            ? block
            : withContext(block, { data: { kind: 'timeslots', deliveryServiceId: 2, days } }),
          record,
        )}
      />
    ),
  }),
});
