import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const home: SeedPost = {
  type: 'ux-block',
  slug: 'home',
  title: 'Dal campo alla cucina',
  validity: '',
  seoTitle: 'Dal campo alla cucina',
  seoDescription: 'Una zuppa, un frutto di Latina e la cassetta di ortaggi della settimana.',
  categorySlug: null,
  html: `
<section>
<p>Idea di oggi</p>
<h2>Zuppa di ceci e cicoria</h2>
<p>Ceci, cicoria, aglio e olio di Sabina: 4 prodotti, 40 minuti.</p>
<a href="/catalog/search?q=ceci">Scegli i ceci</a>
<img src="/media/emoji/1f372-240.webp" alt="">
</section>
<section>
<p>Dal campo</p>
<h2>Kiwi di Latina, raccolto e pesato a mano</h2>
<p>Indicazione geografica protetta, polpa verde, maturazione lenta.</p>
<a href="/catalog/search?q=kiwi">Vedi i kiwi</a>
<img src="/media/emoji/1f95d-240.webp" alt="">
</section>
<section>
<p>Cassetta</p>
<h2>Sei ortaggi per due persone, ogni giovedì</h2>
<p>Li scegli uno per uno, a peso, tra quelli raccolti in settimana.</p>
<a href="/catalog/category/verdura-fresca">Componi</a>
<img src="/media/emoji/1f955-240.webp" alt="">
</section>
`,
};
