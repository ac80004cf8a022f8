import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const chiSiamo: SeedPost = {
  type: 'page',
  slug: 'chi-siamo',
  title: 'Chi siamo',
  validity: '',
  seoTitle: 'Ortavia: campi, produttori, metodo',
  seoDescription: 'Una bottega di Viterbo, i campi di Tuscia e Sabina, una regola: prima l’origine.',
  categorySlug: null,
  html: `
<section>
<p>Ortavia nasce a Viterbo dall’accordo tra alcuni produttori che vendevano la stessa domenica nella stessa piazza. Da allora la regola non è cambiata: prima l’origine, poi il prezzo.</p>
</section>
<section>
<h2>Il territorio</h2>
<p>Lavoriamo con aziende agricole della Tuscia, della Sabina e del lago di Bracciano: ortaggi di pianura, olio di collina, nocciole dei Cimini, legumi di Onano. Quello che qui non cresce, come caffè o banane, lo compriamo altrove e lo dichiariamo.</p>
</section>
<section>
<h2>Il metodo</h2>
<ul>
<li><strong>Raccolto vicino alla vendita.</strong> Il fresco si ordina al campo sulla base di ciò che hai ordinato tu.</li>
<li><strong>Origine scritta.</strong> Se non la conosciamo, non la inventiamo.</li>
<li><strong>Peso vero.</strong> Paghi la quantità rilevata dalla bilancia, non quella stimata.</li>
</ul>
</section>
<section>
<h2>I punti vendita</h2>
<p>Viterbo, Montefiascone e Bracciano per il ritiro; da Rieti partono le consegne per la Sabina. Gli orari sono nella pagina <a href="/page/ritiro-in-negozio">Ritiro in negozio</a>.</p>
</section>
`,
};
