import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const consegnaACasa: SeedPost = {
  type: 'page',
  slug: 'consegna-a-casa',
  title: 'Consegna a casa',
  validity: '',
  seoTitle: 'Consegna a domicilio in Tuscia, Sabina e a Bracciano',
  seoDescription: 'Costo 5,90 €, gratuita da 90 €. Dal raccolto alla tua porta, passo per passo.',
  categorySlug: null,
  html: `
<section>
<p>Raccogliamo, pesiamo, consegniamo: tra il campo e la tua porta passa il minor tempo possibile.</p>
</section>
<section>
<h2>Costi</h2>
<table>
<thead><tr><th>Voce</th><th>Importo</th></tr></thead>
<tbody>
<tr><td>Ordine minimo, in prodotti</td><td>45,00 €</td></tr>
<tr><td>Consegna fino a 89,99 € di prodotti</td><td>5,90 €</td></tr>
<tr><td>Consegna da 90,00 € di prodotti</td><td>0,00 €</td></tr>
</tbody>
</table>
<p>Le soglie si calcolano sul prezzo effettivo dei prodotti, esclusi sacchetti, codici sconto e consegna.</p>
</section>
<section>
<h2>Dall’ordine alla porta</h2>
<ol>
<li><strong>Indirizzo.</strong> Indica via, numero civico e CAP: la verifica della zona è immediata.</li>
<li><strong>Fascia oraria.</strong> La prenotazione vale 2 ore; il prezzo è indicato su ciascuna fascia.</li>
<li><strong>Raccolta e pesatura.</strong> Prepariamo il fresco il più vicino possibile alla partenza e annotiamo il peso rilevato.</li>
<li><strong>Consegna.</strong> Il corriere citofona al nome indicato e sale al piano.</li>
</ol>
</section>
<section>
<h2>Conservazione durante il viaggio</h2>
<p>Ogni prodotto viaggia alla temperatura riportata in etichetta: ortaggi al fresco, latticini e carni refrigerati, surgelati a −18 °C. Riponi subito in frigorifero ciò che lo richiede.</p>
</section>
<section>
<h2>Alla ricezione</h2>
<p>Verifica il contenuto insieme al corriere e segnala ciò che non corrisponde: viene annotato sul documento e detratto. Per vino e altre bevande alcoliche può essere richiesto un documento che attesti la maggiore età.</p>
</section>
<section>
<h2>Assenza</h2>
<p>In caso di assenza il corriere telefona al recapito dell’indirizzo. Se non ottiene risposta, la cassetta rientra al punto vendita: concorda la nuova consegna con il <a href="/page/contatti">servizio clienti</a> entro la giornata. Gli alimenti deteriorati nell’attesa non sono rimborsabili.</p>
<p>Per i comuni non ancora serviti è disponibile il <a href="/page/ritiro-in-negozio">ritiro in negozio</a>.</p>
</section>
`,
};
