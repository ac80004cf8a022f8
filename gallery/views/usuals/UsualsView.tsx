import { usualsModel } from '../../../paths/models/usuals/usuals.model.ts';
import { UsualsView } from '../../../src/views/usuals/UsualsView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: usualsModel,
  variantName: ({ context: { usuals, ready, filter, error } }) =>
    [
      usuals === null ? 'not known yet' : usuals.usuals.length === 0 ? 'nothing bought twice' : '',
      usuals?.usuals[0]?.product.available === 0 ? 'the first sold out' : '',
      ready === null ? '' : `${Object.keys(ready).length} ready`,
      filter === 'all' ? '' : filter,
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (usuals, record) => ({
    flows: withoutSession(usuals),
    node: <UsualsView usuals={standIn('usuals', usuals, record)} />,
  }),
});
