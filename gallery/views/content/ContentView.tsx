import type { PagePart } from '../../../machines/content-page/content-page.types.ts';
import { ContentView } from '../../../src/views/content/ContentView.tsx';
import { contentPageModel } from '../../../paths/models/content-page/content-page.model.ts';
import { deliveryPost } from '../../fixtures/posts.ts';
import { ideas } from '../../fixtures/home.ts';
import { many } from '../../fixtures/more.ts';
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

const story = (at: number) => `<section><h2>Storia ${at}</h2><p>Parole ${at}.</p></section>`;
const storyBlock = (count: number): PagePart => ({
  kind: 'block',
  post: {
    ...ideas,
    title: { rendered: `Storie: ${count}` },
    content: { rendered: many(count, story).join('') },
  },
});

/** Twelve texts, blocks of nine stories, of one, and of nothing, and a row of a single product. */
const manyParts: readonly PagePart[] = [
  ...many(12, (at): PagePart => ({ kind: 'text', html: `<p>Testo ${at}</p>` })),
  ...[9, 1, 0].map(storyBlock),
  { kind: 'products', products: shelf.slice(0, 1) },
];
const noParts: readonly PagePart[] = [];
const given = [manyParts, noParts];

export const view = galleryView({
  kind: 'page',
  model: contentPageModel,
  variantName: ({ context: { parts } }) => (parts === null ? '' : 'with blocks and products'),
  variants: (page) =>
    page.matches('shown') && page.context.parts !== null
      ? {
          '': page,
          'many of them': withContext(page, { parts: manyParts }),
          'none of them': withContext(page, { parts: noParts }),
        }
      : { '': page },
  show: (page, record) => ({
    node: (
      <ContentView
        page={standIn(
          'contentPage',
          page.context.post === null
            ? page
            : withContext(page, {
                post: deliveryPost,
                ...(page.context.parts === null || given.includes(page.context.parts)
                  ? {}
                  : { parts: partsOfDelivery }),
              }),
          record,
        )}
      />
    ),
  }),
});
