import type { SeedPost } from '../../../../contract/tenant-seed.ts';
import { faq } from '../faq.ts';

const chapters = [
  { categorySlug: 'origine', heading: 'Origine e qualità' },
  { categorySlug: 'consegna', heading: 'Consegna' },
  { categorySlug: 'ordine', heading: 'Ordine e preparazione' },
  { categorySlug: 'pagamento', heading: 'Pagamento' },
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
  seoTitle: 'Domande frequenti: origine, consegna, pagamento',
  seoDescription:
    'Certificazioni, zone servite, pesatura e pagamenti: le risposte precise alle domande più comuni.',
  categorySlug: null,
  html: `${answers.join('')}<section><p>Per ogni altra domanda consulta i <a href="/page/contatti">contatti</a>.</p></section>`,
};
