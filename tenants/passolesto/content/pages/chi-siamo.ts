import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const chiSiamo: SeedPost = {
  type: 'page',
  slug: 'chi-siamo',
  title: 'Chi siamo',
  validity: '',
  seoTitle: 'Passolesto: il discount sotto casa',
  seoDescription: '5 negozi, 1 idea: spendere meno e perdere meno tempo.',
  categorySlug: null,
  html: `
<section>
<p>1 idea: spendi meno, perdi meno tempo. 5 negozi, da Latina a Frosinone a Roma sud.</p>
</section>
<section>
<h2>Come teniamo bassi i prezzi</h2>
<ol>
<li>Marca nostra, dove costa meno.</li>
<li>Formati grandi, prezzo al chilo in vista.</li>
<li>2,90 € di consegna per tutti, 0 soglie.</li>
<li>Volantino solo online: copie stampate 0.</li>
</ol>
</section>
<section>
<h2>8 minuti</h2>
<p>Tanto serve per una spesa di 20 prodotti, se li cerchi per nome. Prova: <a href="/catalog/search?sort=priceAsc">parti dal meno caro</a>.</p>
</section>
<section>
<h2>Dove</h2>
<p><a href="/page/ritiro-in-negozio">4 negozi aperti a te</a>, 1 a Roma Eur solo per le consegne.</p>
</section>
`,
};
