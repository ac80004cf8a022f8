import type { PagePart } from '../../../machines/content-page/content-page.types.ts';
import { ContentView } from '../../../src/views/content/ContentView.tsx';
import { contentPageModel } from '../../../paths/models/content-page/content-page.model.ts';
import { deliveryPost } from '../../fixtures/posts.ts';
import { ideas } from '../../fixtures/home.ts';
import { shelf } from '../../fixtures/products.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const partsOfDelivery: readonly PagePart[] = [
  { kind: 'text', html: deliveryPost.content.rendered },
  { kind: 'block', post: { ...ideas, title: { rendered: 'Ti serve altro?' } } },
  {
    kind: 'block',
    post: {
      ...ideas,
      title: { rendered: 'Chiamaci' },
      content: { rendered: '<p>Dal lunedì al sabato, <strong>06 0000 1289</strong>.</p>' },
    },
  },
  { kind: 'products', products: shelf },
];

export const view = galleryView({
  kind: 'page',
  model: contentPageModel,
  variantName: ({ context: { parts } }) => (parts === null ? '' : 'with blocks and products'),
  show: (page, record) => ({
    node: (
      <ContentView
        page={standIn(
          'contentPage',
          page.context.post === null
            ? page
            : withContext(page, {
                post: deliveryPost,
                ...(page.context.parts === null ? {} : { parts: partsOfDelivery }),
              }),
          record,
        )}
      />
    ),
  }),
});
