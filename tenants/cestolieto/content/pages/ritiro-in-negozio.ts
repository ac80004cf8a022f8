import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const ritiroInNegozio: SeedPost = {
  type: 'page',
  slug: 'ritiro-in-negozio',
  title: 'Ritiro in negozio',
  validity: '',
  seoTitle: 'Ritiro in negozio e armadietti a Roma, Frascati e Albano',
  seoDescription:
    'Ordina da casa e passa a prendere la spesa già pronta nel negozio o nell’armadietto più vicino.',
  categorySlug: null,
  html: `
<section>
<p>La spesa la prepariamo noi, tu ti fermi il tempo di caricarla. Comodo se torni dal lavoro, se passi di lì o se a casa non c’è nessuno.</p>
</section>
<section>
<h2>Come funziona</h2>
<ol>
<li>Apri l’indirizzo di consegna e passa al ritiro: scegli il negozio o l’armadietto.</li>
<li>Prendi un orario libero; il prezzo di ogni orario è scritto lì accanto.</li>
<li>Fai la spesa, almeno 40 € di prodotti, e ordina.</li>
<li>Vieni con il numero d’ordine e un documento: al banco ritiro ti aspettano i tuoi sacchetti.</li>
</ol>
</section>
<section>
<h2>Dove ritirare</h2>
<table>
<thead><tr><th>Negozio</th><th>Indirizzo</th><th>Armadietto</th></tr></thead>
<tbody>
<tr><td>Roma San Giovanni</td><td>Via Magna Grecia 85</td><td>Piazza dei Re di Roma 42</td></tr>
<tr><td>Roma Tuscolano</td><td>Viale dei Consoli 112</td><td>Via Tuscolana 1024</td></tr>
<tr><td>Frascati</td><td>Viale Vittorio Veneto 21</td><td>–</td></tr>
<tr><td>Albano</td><td>Corso Giacomo Matteotti 140</td><td>Via Risorgimento 3</td></tr>
</tbody>
</table>
<p>I negozi di Roma aprono alle 8, la domenica alle 8:30; ai Castelli la domenica chiudiamo alle 13:30.</p>
</section>
<section>
<h2>Il peso vero, sempre</h2>
<p>Al banco trovi lo scontrino con i pesi definitivi. Se hai pagato online, dalla carta prendiamo solo quella cifra; se paghi al ritiro, la paghi in quel momento, in contanti o con carta.</p>
</section>
<section>
<h2>Se arrivi tardi</h2>
<p>Fai uno squillo al <a href="/page/contatti">servizio clienti</a>: fino alla chiusura del negozio la spesa ti aspetta in cella. Dal giorno dopo i freschi non si possono più tenere e rimborsiamo solo ciò che torna sullo scaffale.</p>
</section>
`,
};
