import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const home: SeedPost = {
  type: 'ux-block',
  slug: 'home',
  title: 'Idee per la tavola di oggi',
  validity: '',
  seoTitle: 'Idee per la tavola di oggi',
  seoDescription: 'Una cena per quattro, il pane di Genzano e il volantino della dispensa.',
  categorySlug: null,
  html: `
<section>
<p>Idea di oggi</p>
<h2>Amatriciana per quattro</h2>
<p>Rigatoni, guanciale, pelati e pecorino: 4 prodotti, 30 minuti.</p>
<a href="/catalog/search?q=rigatoni">Parti dai rigatoni</a>
<img src="/media/emoji/1f35d-240.webp" alt="">
</section>
<section>
<p>Vicino a casa</p>
<h2>Pane di Genzano sfornato stanotte</h2>
<p>Crosta scura, mollica soffice: casereccio IGP, dal forno dei Castelli.</p>
<a href="/catalog/category/pane-fresco">Scopri il forno</a>
<img src="/media/emoji/1f956-240.webp" alt="">
</section>
<section>
<p>Volantino</p>
<h2>Settimana della dispensa</h2>
<p>Pasta, pelati, olio e caffè a prezzo ridotto: fai scorta e per un po’ non ci pensi più.</p>
<a href="/catalog/search?promo=true">Sfoglia le offerte</a>
<img src="/media/emoji/1f96b-240.webp" alt="">
</section>
`,
};
