import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const zoneEFasceOrarie: SeedPost = {
  type: 'page',
  slug: 'zone-e-fasce-orarie',
  title: 'Zone e fasce orarie',
  validity: '',
  seoTitle: 'Zone servite e fasce orarie di consegna',
  seoDescription: 'CAP di Viterbo, Sabina e lago di Bracciano serviti da Ortavia e criteri del calendario.',
  categorySlug: null,
  html: `
<section>
<h2>Zone servite</h2>
<table>
<thead><tr><th>Territorio</th><th>Comuni</th><th>CAP</th></tr></thead>
<tbody>
<tr><td>Tuscia</td><td>Viterbo</td><td>01100</td></tr>
<tr><td>Tuscia</td><td>gli altri comuni della provincia</td><td>quelli che iniziano con 010</td></tr>
<tr><td>Sabina</td><td>Fara in Sabina</td><td>02032</td></tr>
<tr><td>Sabina</td><td>Forano</td><td>02044</td></tr>
<tr><td>Sabina</td><td>Poggio Mirteto</td><td>02047</td></tr>
<tr><td>Sabina</td><td>Torri in Sabina</td><td>02049</td></tr>
<tr><td>Sabina</td><td>Rieti</td><td>02100</td></tr>
<tr><td>Lago di Bracciano</td><td>Anguillara Sabazia</td><td>00061</td></tr>
<tr><td>Lago di Bracciano</td><td>Bracciano</td><td>00062</td></tr>
<tr><td>Lago di Bracciano</td><td>Trevignano Romano</td><td>00069</td></tr>
</tbody>
</table>
<p>La verifica avviene sul CAP quando inserisci l’indirizzo. Nei comuni più lontani dai punti vendita i giorni di consegna possono essere meno.</p>
</section>
<section>
<h2>Fasce orarie</h2>
<p>Ogni fascia ha un numero di posti legato ai furgoni di quel giorno. Lo stato è scritto, non solo colorato:</p>
<ul>
<li>libera, con più posti;</li>
<li>quasi piena, con gli ultimi posti;</li>
<li>non disponibile, completa o ormai chiusa;</li>
<li>selezionata, riservata a te per 120 minuti.</li>
</ul>
<p>Il cambio di indirizzo annulla la fascia scelta: il percorso del furgone è diverso.</p>
</section>
`,
};
