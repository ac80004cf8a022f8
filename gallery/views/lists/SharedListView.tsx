import { listJoiningModel } from '../../../paths/models/list-joining/list-joining.model.ts';
import { SharedListView } from '../../../src/views/lists/SharedListView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: listJoiningModel,
  variantName: () => '',
  show: (joining, record) => ({
    flows: withoutSession(joining),
    node: <SharedListView joining={standIn('listJoining', joining, record)} />,
  }),
});
