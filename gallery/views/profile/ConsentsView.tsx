import { ConsentsView } from '../../../src/views/profile/ConsentsView.tsx';
import { consentsModel } from '../../../paths/models/consents/consents.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: consentsModel,
  variantName: ({ context: { list, error } }) =>
    [list === null ? '' : 'a list', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  show: (consents, record) => ({
    flows: withoutSession(consents),
    node: <ConsentsView consents={standIn('consents', consents, record)} />,
  }),
});
