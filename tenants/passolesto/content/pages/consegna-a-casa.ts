import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const consegnaACasa: SeedPost = {
  type: 'page',
  slug: 'consegna-a-casa',
  title: 'Consegna a casa',
  validity: '',
  seoTitle: 'Consegna a casa a 2,90 €: come funziona',
  seoDescription: '2,90 € fissi, minimo 25 €, 4 passi. Latina, Aprilia, Pomezia, Frosinone, Roma sud.',
  categorySlug: null,
  html: `
<section>
<h2>2 numeri</h2>
<table>
<tbody>
<tr><th>Consegna</th><td>2,90 €</td></tr>
<tr><th>Ordine minimo</th><td>25 €</td></tr>
</tbody>
</table>
<p>Il minimo conta i prodotti, al prezzo scontato. Sacchetti, codici e consegna fuori. Soglia gratis: nessuna.</p>
</section>
<section>
<h2>4 passi</h2>
<ol>
<li>Scrivi via, numero e CAP. <a href="/page/zone-e-fasce-orarie">Zona servita?</a> Risposta in 1 secondo.</li>
<li>Prendi una fascia. È tua per 2 ore.</li>
<li>Riempi il carrello, controlla il totale, ordina.</li>
<li>Rispondi al citofono.</li>
</ol>
</section>
<section>
<h2>Al piano, +0 €</h2>
<p>Saliamo con o senza ascensore. Casse d’acqua comprese.</p>
</section>
<section>
<h2>30 secondi alla porta</h2>
<p>Guarda uova, frutta, vetro. Qualcosa non va? Restituiscilo al corriere: riga tolta, 0 € pagati.</p>
<p>Alcolici: da 18 anni in su, documento alla mano.</p>
</section>
<section>
<h2>Freddo</h2>
<p>3 temperature separate: scaffale, frigo, surgelati.</p>
</section>
<section>
<h2>Assente?</h2>
<p>Il corriere chiama 1 volta e aspetta 5 minuti. Poi la spesa rientra. Hai fino a sera per <a href="/page/contatti">fissare un altro passaggio</a>. Freschi non più vendibili: non rimborsati.</p>
<p>In alternativa: <a href="/page/ritiro-in-negozio">ritiro in negozio</a>.</p>
</section>
`,
};
