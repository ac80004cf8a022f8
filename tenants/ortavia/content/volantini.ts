import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const volantini: readonly SeedPost[] = [
  {
    type: 'volantini',
    slug: 'raccolto-della-settimana',
    title: 'Il raccolto della settimana',
    validity: 'Dal giovedì al mercoledì successivo, secondo il raccolto',
    seoTitle: 'Il raccolto della settimana in Tuscia e Sabina',
    seoDescription: 'Ortaggi, frutta ed erbe disponibili ora e i prezzi ridotti della settimana.',
    categorySlug: null,
    html: `
<section>
<p>Il listino segue il campo, non il contrario. Ecco dove trovare ciò che si raccoglie in questi giorni:</p>
<ul>
<li><a href="/catalog/category/verdura-fresca">Ortaggi</a>: cicorie, cavoli, finocchi, secondo la settimana</li>
<li><a href="/catalog/category/agrumi">Agrumi</a> del litorale laziale</li>
<li><a href="/catalog/category/erbe-funghi">Erbe e funghi</a>, confezionati in giornata</li>
</ul>
<p>I prezzi ridotti sui prodotti deperibili riportano l’ultimo giorno di validità.</p>
<p><a href="/catalog/search?promo=true">Consulta i prezzi ridotti</a></p>
</section>
`,
  },
  {
    type: 'volantini',
    slug: 'dispensa-di-tuscia',
    title: 'Dispensa di Tuscia',
    validity: 'Tutto il mese, salvo esaurimento delle partite',
    seoTitle: 'Dispensa di Tuscia: olio, legumi, miele e nocciole',
    seoDescription: 'Le specialità secche della Tuscia a prezzo ridotto, con produttore e annata.',
    categorySlug: null,
    html: `
<section>
<h2>Olio, legumi, nocciole</h2>
<p>Tre prodotti che durano e che da queste parti si fanno da sempre:</p>
<ol>
<li><a href="/catalog/category/olio-aceto">olio extravergine</a> Canino DOP e Sabina DOP, franto a freddo;</li>
<li><a href="/catalog/category/legumi">lenticchie, ceci e cicerchie</a>, da ammollare la sera prima;</li>
<li><a href="/catalog/category/frutta-secca">nocciole e castagne</a> dei monti Cimini.</li>
</ol>
<p>Il confronto è con il prezzo più basso degli ultimi 30 giorni, riportato su ogni scheda.</p>
</section>
`,
  },
];
