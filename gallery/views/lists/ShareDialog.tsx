import { isSharingOpen } from '../../../machines/list-sharing/list-sharing.selectors.ts';
import { listSharingModel } from '../../../paths/models/list-sharing/list-sharing.model.ts';
import { ShareDialog } from '../../../src/views/lists/ShareDialog.tsx';
import { linkOf, listFlows } from '../../list-flows.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
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
  variants: (sharing) => {
    const { sharing: known, made, outcome, error, grant } = sharing.context;
    const isPlain = made === null && outcome === null && error === null && grant === 'WRITE';
    return sharing.matches('shown') && isPlain && known?.members.length > 0 && known.links.length > 0
      ? {
          '': sharing,
          'no link': withContext(sharing, { sharing: { ...known, links: [] } }),
          'twelve of each': withContext(sharing, {
            sharing: {
              members: manyLike<{ memberId: number; name: string }>(known.members, 12, (at) => ({
                memberId: 80 + at,
                name: `Persona ${at}`,
              })),
              links: manyLike<{ linkId: number; createdAt: string }>(known.links, 12, (at) => ({
                linkId: 700 + at,
                createdAt: `2026-11-${String(at).padStart(2, '0')}T09:00:00Z`,
              })),
            },
          }),
        }
      : { '': sharing };
  },
  show: (sharing, record) => ({
    flows: withoutSession(sharing),
    node: (
      <ShareDialog sharing={listFlows(record, { sharing }).sharing} name="Spesa del sabato" linkOf={linkOf} />
    ),
  }),
});
