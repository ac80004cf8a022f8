import type { SeedPost } from '../../../../contract/tenant-seed.ts';
import { faq } from '../faq.ts';

const chapters = [
  { categorySlug: 'costi', heading: 'Quanto costa' },
  { categorySlug: 'consegna', heading: 'Dove e quando' },
  { categorySlug: 'pagamenti', heading: 'Pagamenti e codici' },
  { categorySlug: 'ordini', heading: 'Ordini e prezzi' },
];

/** The same answers as the posts, so that the two never differ. */
const answers = chapters.map(({ categorySlug, heading }) => {
  const posts = faq.filter((post) => post.categorySlug === categorySlug);
  return `<section><h2>${heading}</h2>${posts.map(({ title, html }) => `<h3>${title}</h3>${html}`).join('')}</section>`;
});

export const domandeFrequenti: SeedPost = {
  type: 'page',
  slug: 'domande-frequenti',
  title: 'Domande frequenti',
  validity: '',
  seoTitle: '14 domande, 14 risposte corte',
  seoDescription: 'Costi, zone, fasce, pagamenti, codici: tutto in 2 minuti.',
  categorySlug: null,
  html: `${answers.join('')}<section><p>Domanda numero 15? <a href="/page/contatti">Scrivi o chiama</a>.</p></section>`,
};
