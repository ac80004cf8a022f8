import { isSharingOpen } from '../../../machines/list-sharing/list-sharing.selectors.ts';
import { listSharingModel } from '../../../paths/models/list-sharing/list-sharing.model.ts';
import { ShareDialog } from '../../../src/views/lists/ShareDialog.tsx';
import { linkOf, listFlows } from '../../list-flows.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'dialog',
  model: listSharingModel,
  // The model is of this chart.
  isShown: (snapshot) => isSharingOpen(snapshot as Parameters<typeof isSharingOpen>[0]),
  variantName: ({ context: { grant, sharing, made, outcome, error } }) =>
    [
      sharing === null ? 'not known yet' : sharing.members.length === 0 ? 'nobody has it' : '',
      grant === 'READ' ? 'to be read' : '',
      made === null ? '' : 'a link made',
      outcome === null ? '' : String(outcome),
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (sharing, record) => ({
    flows: withoutSession(sharing),
    node: (
      <ShareDialog sharing={listFlows(record, { sharing }).sharing} name="Spesa del sabato" linkOf={linkOf} />
    ),
  }),
});
