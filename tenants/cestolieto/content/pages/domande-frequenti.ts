import type { SeedPost } from '../../../../contract/tenant-seed.ts';
import { faq } from '../faq.ts';

const chapters = [
  { categorySlug: 'consegna', heading: 'La consegna' },
  { categorySlug: 'ordini', heading: 'L’ordine' },
  { categorySlug: 'pagamenti', heading: 'Pagare la spesa' },
  { categorySlug: 'prodotti', heading: 'Prezzi e prodotti' },
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
  seoTitle: 'Domande frequenti su spesa, consegna e pagamenti',
  seoDescription:
    'Quanto costa, quando passiamo, come si paga e cosa succede se manca qualcosa: le risposte di Cestolieto.',
  categorySlug: null,
  html: `${answers.join('')}<section><p>Non trovi la risposta? <a href="/page/contatti">Chiamaci o scrivici</a>, siamo qui tutti i giorni.</p></section>`,
};
