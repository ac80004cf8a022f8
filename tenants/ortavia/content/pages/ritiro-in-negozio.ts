import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const ritiroInNegozio: SeedPost = {
  type: 'page',
  slug: 'ritiro-in-negozio',
  title: 'Ritiro in negozio',
  validity: '',
  seoTitle: 'Ritiro a Viterbo, Montefiascone e Bracciano',
  seoDescription: 'Punti di ritiro, armadietti, orari e documenti da portare con te.',
  categorySlug: null,
  html: `
<section>
<p>Il ritiro è la via più breve tra il raccolto e la tua cucina: la cassetta resta in cella fino al tuo arrivo.</p>
</section>
<section>
<h2>Punti di ritiro</h2>
<table>
<thead><tr><th>Punto vendita</th><th>Indirizzo</th><th>Apertura</th></tr></thead>
<tbody>
<tr><td>Viterbo</td><td>Via Igino Garbini 120</td><td>lunedì–sabato fino alle 20, domenica 9–13</td></tr>
<tr><td>Montefiascone</td><td>Via Dante Alighieri 31</td><td>lunedì–sabato, giovedì solo mattina</td></tr>
<tr><td>Bracciano</td><td>Via Principe di Napoli 64</td><td>lunedì–sabato, giovedì solo mattina</td></tr>
</tbody>
</table>
<p>Armadietti refrigerati: a Viterbo in Viale Raniero Capocci 42 e in Viale Trieste 118, a Bracciano in Piazza Roma 5.</p>
</section>
<section>
<h2>Procedura</h2>
<ol>
<li>Scegli il ritiro al posto della consegna, poi il punto che preferisci.</li>
<li>Prenota una fascia; se è previsto un costo, compare accanto all’orario.</li>
<li>Completa l’ordine, con un minimo di 45 € di prodotti.</li>
<li>Presentati nella fascia con il numero d’ordine; può ritirare anche una persona da te indicata.</li>
</ol>
</section>
<section>
<h2>Pagamento e peso</h2>
<p>Lo scontrino riporta il peso rilevato, riga per riga. Con il pagamento online l’addebito è pari a quello scontrino; al banco puoi saldare in contanti o con carta.</p>
</section>
<section>
<h2>Ritardi</h2>
<p>Conserviamo l’ordine fino all’orario di chiusura. Oltre, i prodotti freschi vengono donati dove possibile e non sono rimborsati; quelli a lunga conservazione sì. Avvisaci ai <a href="/page/contatti">recapiti consueti</a>.</p>
</section>
`,
};
