import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const resiERimborsi: SeedPost = {
  type: 'page',
  slug: 'resi-e-rimborsi',
  title: 'Resi e rimborsi',
  validity: '',
  seoTitle: 'Prodotti non conformi, recesso e rimborsi',
  seoDescription: 'Procedura, termini e casi esclusi, con i riferimenti del Codice del Consumo.',
  categorySlug: null,
  html: `
<section>
<h2>Prodotti non conformi</h2>
<p>Un prodotto ammaccato, scaduto, diverso da quello ordinato o mancante viene rimborsato per intero.</p>
<ol>
<li>Alla consegna consegnalo al corriere: la detrazione è immediata.</li>
<li>In seguito, invia al <a href="/page/contatti">servizio clienti</a> numero d’ordine, lotto e una fotografia.</li>
<li>Ricevi a tua scelta il rimborso o la sostituzione.</li>
</ol>
<p>Per i deperibili una segnalazione entro 48 ore facilita la verifica sul lotto; resta ferma la garanzia legale di 2 anni.</p>
</section>
<section>
<h2>Diritto di recesso</h2>
<p>I prodotti non deperibili, integri e nella confezione originale possono essere resi entro 14 giorni dal ricevimento, senza motivazione, ai sensi dell’art. 52 del Codice del Consumo. La dichiarazione deve contenere il tuo nome, il numero d’ordine, i prodotti e l’indirizzo e-mail per la conferma.</p>
<p><a href="mailto:servizioclienti@ortavia.example?subject=Dichiarazione%20di%20recesso">Recedere dal contratto qui</a></p>
<p>La ricevuta, con data e ora, arriva per e-mail. I beni vanno restituiti entro i 14 giorni seguenti: al corriere o in un punto vendita senza spese, oppure per posta con spese a tuo carico.</p>
</section>
<section>
<h2>Esclusioni</h2>
<p>Ai sensi dell’art. 59, comma 1, del Codice del Consumo il recesso non si applica a:</p>
<table>
<thead><tr><th>Lettera</th><th>Beni</th><th>Esempi</th></tr></thead>
<tbody>
<tr><td>c)</td><td>confezionati su misura</td><td>affettati e formaggi tagliati su richiesta</td></tr>
<tr><td>d)</td><td>che rischiano di deteriorarsi o scadere rapidamente</td><td>ortofrutta, latticini, carne, pesce, pane, surgelati</td></tr>
<tr><td>e)</td><td>sigillati, non restituibili per igiene o salute se aperti</td><td>alimenti per l’infanzia, igiene personale</td></tr>
</tbody>
</table>
</section>
<section>
<h2>Tempi di rimborso</h2>
<p>Il rimborso è disposto entro 14 giorni, con lo stesso metodo del pagamento; in caso di recesso può attendere la restituzione dei beni o la prova della spedizione. Il recesso dall’intero ordine comprende il costo della consegna.</p>
<p>La differenza tra somma bloccata e peso rilevato non richiede alcuna domanda: si libera da sé in 3–7 giorni.</p>
</section>
`,
};
