import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const ritiroInNegozio: SeedPost = {
  type: 'page',
  slug: 'ritiro-in-negozio',
  title: 'Ritiro in negozio',
  validity: '',
  seoTitle: 'Ritiro: 4 negozi, 3 armadietti',
  seoDescription: 'Ordini online, passi, carichi. Indirizzi, orari e regole del ritiro.',
  categorySlug: null,
  html: `
<section>
<p>Ordini dal telefono, carichi in 3 minuti.</p>
</section>
<section>
<h2>4 negozi</h2>
<table>
<thead><tr><th>Città</th><th>Via</th><th>Lunedì–sabato</th><th>Domenica</th></tr></thead>
<tbody>
<tr><td>Latina</td><td>Via Isonzo 146</td><td>7:30–21:30</td><td>8–21</td></tr>
<tr><td>Aprilia</td><td>Via dei Lauri 74</td><td>7:30–21:30</td><td>8–21</td></tr>
<tr><td>Pomezia</td><td>Via Roma 102</td><td>8–20:30</td><td>9–20</td></tr>
<tr><td>Frosinone</td><td>Via Aldo Moro 200</td><td>8–20:30</td><td>9–20</td></tr>
</tbody>
</table>
</section>
<section>
<h2>3 armadietti</h2>
<ul>
<li>Latina Scalo, Viale della Stazione 12</li>
<li>Latina Centro, Viale dello Statuto 27</li>
<li>Aprilia, Via Arturo Toscanini 10</li>
</ul>
</section>
<section>
<h2>Come si fa</h2>
<ol>
<li>Indirizzo → ritiro → punto.</li>
<li>Fascia: prezzo scritto sopra, posto tuo per 2 ore.</li>
<li>Ordina: da 25 € in su.</li>
<li>Mostra il numero d’ordine. Può venire chi vuoi tu.</li>
</ol>
</section>
<section>
<h2>Quanto paghi</h2>
<p>Il peso vero, sullo scontrino. Carta online: prendiamo quella cifra. Al banco: contanti o carta.</p>
</section>
<section>
<h2>In ritardo</h2>
<p>La teniamo fino a chiusura. Domani: secco e bevande rimborsati, freschi no. <a href="/page/contatti">Avvisa</a> e cerchiamo un’altra fascia.</p>
</section>
`,
};
