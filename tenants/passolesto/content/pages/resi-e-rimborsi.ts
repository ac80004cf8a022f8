import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const resiERimborsi: SeedPost = {
  type: 'page',
  slug: 'resi-e-rimborsi',
  title: 'Resi e rimborsi',
  validity: '',
  seoTitle: 'Rimborsi in 3 passi, recesso in 14 giorni',
  seoDescription: 'Prodotto sbagliato, recesso, esclusioni, tempi: i numeri che servono.',
  categorySlug: null,
  html: `
<section>
<h2>Prodotto rotto, sbagliato, mancante</h2>
<ol>
<li>Corriere ancora lì: ridaglielo. Riga tolta.</li>
<li>Corriere andato: <a href="/page/contatti">scrivi</a> numero d’ordine e 1 foto. Freschi: meglio entro 24 ore.</li>
<li>Rimborso o nuovo prodotto: decidi tu.</li>
</ol>
<p>Garanzia legale: 2 anni. Le 24 ore non la accorciano.</p>
</section>
<section>
<h2>Ripensamento: 14 giorni</h2>
<p>Vale per prodotti chiusi e non deperibili, dal giorno della consegna, senza motivo (art. 52 Codice del Consumo). Servono 3 dati: nome, numero d’ordine, prodotti.</p>
<p><a href="mailto:aiuto@passolesto.example?subject=Recesso">Recedi qui dal contratto</a></p>
<p>Ricevi la conferma con data e ora. Poi hai altri 14 giorni per restituire: in negozio 0 €, per posta paghi tu la spedizione.</p>
</section>
<section>
<h2>Niente ripensamento (art. 59)</h2>
<table>
<thead><tr><th>Cosa</th><th>Lettera</th></tr></thead>
<tbody>
<tr><td>Banco: tagliato per te</td><td>c</td></tr>
<tr><td>Freschi e surgelati: beni che scadono o si rovinano in fretta</td><td>d</td></tr>
<tr><td>Igiene e infanzia: sigillo aperto</td><td>e</td></tr>
</tbody>
</table>
<p>Difettosi? Rimborsati lo stesso.</p>
</section>
<section>
<h2>Quando arrivano i soldi</h2>
<ul>
<li>Rimborso: massimo 14 giorni, stesso metodo di pagamento.</li>
<li>Recesso da tutto l’ordine: anche i 2,90 € di consegna.</li>
<li>Recesso: prima i prodotti, o la ricevuta di spedizione.</li>
<li>Somma bloccata in più: libera in 3–7 giorni, da sola.</li>
</ul>
</section>
`,
};
