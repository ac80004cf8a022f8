import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const home: SeedPost = {
  type: 'ux-block',
  slug: 'home',
  title: '3 modi per spendere meno',
  validity: '',
  seoTitle: '3 modi per spendere meno',
  seoDescription: 'Cena sotto 2 € a testa, formati più convenienti, buono da 5 €.',
  categorySlug: null,
  html: `
<section>
<p>Idea di oggi</p>
<h2>Cena sotto 2 € a testa</h2>
<p>Penne, passata, ceci, aglio: 4 prodotti, 20 minuti.</p>
<a href="/catalog/category/pasta-semola">Prendi le penne</a>
<img src="/media/emoji/1f35d-240.webp" alt="">
</section>
<section>
<p>Meno al kg</p>
<h2>Stesso prodotto, formato più conveniente</h2>
<p>Ordina per prezzo al chilo: il primo è il meno caro.</p>
<a href="/catalog/search?sort=priceUmAsc">Confronta al chilo</a>
<img src="/media/emoji/2696-fe0f-240.webp" alt="">
</section>
<section>
<p>Buono</p>
<h2>5 € in meno con GIFT5</h2>
<p>Scrivilo nel carrello: 1 codice, 1 volta, nessun altro minimo.</p>
<a href="/page/domande-frequenti">Leggi come si usa</a>
<img src="/media/emoji/1f39f-fe0f-240.webp" alt="">
</section>
`,
};
