import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const zoneEFasceOrarie: SeedPost = {
  type: 'page',
  slug: 'zone-e-fasce-orarie',
  title: 'Zone e fasce orarie',
  validity: '',
  seoTitle: '10 CAP serviti e fasce orarie',
  seoDescription: 'Elenco dei CAP Passolesto e significato dei 4 stati di una fascia.',
  categorySlug: null,
  html: `
<section>
<h2>10 CAP</h2>
<table>
<thead><tr><th>CAP</th><th>Dove</th></tr></thead>
<tbody>
<tr><td>04100</td><td>Latina</td></tr>
<tr><td>04011</td><td>Aprilia</td></tr>
<tr><td>04012</td><td>Cisterna di Latina</td></tr>
<tr><td>00071</td><td>Pomezia</td></tr>
<tr><td>00040</td><td>Ardea</td></tr>
<tr><td>03100</td><td>Frosinone</td></tr>
<tr><td>00128</td><td>Roma, Spinaceto</td></tr>
<tr><td>00142, 00143, 00144</td><td>Roma, Eur</td></tr>
</tbody>
</table>
<p>CAP non in elenco? Non consegniamo, per ora. Il ritiro sì, da qualsiasi CAP.</p>
</section>
<section>
<h2>4 stati</h2>
<ul>
<li>Libera: prendila.</li>
<li>Quasi piena: ultimi posti.</li>
<li>Non disponibile: finita o chiusa.</li>
<li>Selezionata: tua, 120 minuti.</li>
</ul>
<p>Cambi indirizzo? Riscegli la fascia.</p>
</section>
`,
};
