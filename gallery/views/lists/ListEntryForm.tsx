import { listEntryModel } from '../../../paths/models/list-entry/list-entry.model.ts';
import { ListEntryForm } from '../../../src/views/lists/ListEntryForm.tsx';
import { listFlows } from '../../list-flows.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: listEntryModel,
  variantName: ({ context: { text, unknown, error } }) =>
    [
      text === '' ? '' : 'something typed',
      unknown.length === 0 ? '' : 'not found',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (entry, record) => ({
    flows: withoutSession(entry),
    node: <ListEntryForm entry={listFlows(record, { entry }).entry} listId={31} />,
  }),
});
