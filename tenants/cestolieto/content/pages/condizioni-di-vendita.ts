import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const condizioniDiVendita: SeedPost = {
  type: 'page',
  slug: 'condizioni-di-vendita',
  title: 'Condizioni di vendita',
  validity: 'In vigore dal 1° ottobre 2026',
  seoTitle: 'Condizioni di vendita della spesa online',
  seoDescription:
    'Prezzi, consegna, prodotti a peso, pagamenti, recesso e garanzia: le regole della spesa su Cestolieto.',
  categorySlug: null,
  html: `
<section>
<p>Queste sono le regole della spesa online, scritte come le diremmo al banco. Valgono tra te, che compri per la tua casa, e Cestolieto S.p.A. Le accetti alla cassa, prima di ordinare, e puoi salvarle o stamparle da questa pagina.</p>
</section>
<section>
<h2>1. Chi vende</h2>
<p>Cestolieto S.p.A., Via Appia Nuova 448, 00181 Roma RM, P. IVA 00000000000, REA RM 0000000. Telefono <a href="tel:+390600001289">06 0000 1289</a>, e-mail <a href="mailto:ciao@cestolieto.example">ciao@cestolieto.example</a>. Gli altri recapiti sono nei <a href="/page/contatti">contatti</a>.</p>
</section>
<section>
<h2>2. Chi compra</h2>
<p>Serve un account e la maggiore età. Custodisci la password e avvisaci subito se pensi che qualcuno la usi al posto tuo.</p>
</section>
<section>
<h2>3. Prodotti e prezzi</h2>
<p>I prezzi sono in euro, IVA inclusa, con quello al chilo, al litro o al pezzo accanto. Le foto danno un’idea del prodotto; per ingredienti e allergeni leggi sempre anche l’etichetta che ti arriva a casa.</p>
<p>Quando annunciamo uno sconto, il prezzo sbarrato è il più basso che abbiamo praticato a tutti nei 30 giorni precedenti (art. 17-bis del Codice del Consumo). Sui prodotti deperibili, per i quali la regola non si applica, indichiamo fino a quando dura lo sconto. I sacchetti sono compostabili e si pagano a parte: li trovi su una riga del conto.</p>
</section>
<section>
<h2>4. Come nasce il contratto</h2>
<p>Alla cassa controlli prodotti, indirizzo, orario, costi e totale, e puoi correggerli. Con il pulsante «Ordine con obbligo di pagare» ci fai la tua proposta; il contratto è concluso quando ti arriva l’e-mail di conferma, che contiene il riepilogo da conservare. Il contratto è in italiano e resta nei nostri archivi, dove puoi chiedercelo.</p>
<p>Puoi annullare o ridurre l’ordine senza spese finché non cominciamo a prepararlo.</p>
</section>
<section>
<h2>5. Prodotti a peso e somma bloccata</h2>
<p>Frutta, verdura, carne, pesce e banco si pesano quando li prepariamo, quindi il totale prima della pesata è stimato. Se paghi online chiediamo alla banca di bloccare il totale più il 30% dei soli prodotti a peso. Un esempio:</p>
<table>
<tbody>
<tr><td>Totale stimato</td><td>61,39 €</td></tr>
<tr><td>+ 30% dei prodotti a peso (12,67 €)</td><td>3,80 €</td></tr>
<tr><td><strong>Somma bloccata</strong></td><td><strong>65,19 €</strong></td></tr>
</tbody>
</table>
<p>Bloccare non è addebitare: dopo la preparazione prendiamo solo l’importo vero, mai più della somma bloccata, e la banca libera il resto in 3–7 giorni. Se paghi alla consegna non blocchiamo nulla.</p>
</section>
<section>
<h2>6. Consegna e ritiro</h2>
<p>La spesa minima è di 40 € di prodotti. La consegna costa 4,90 € ed è gratis da 80 €; il costo dell’orario scelto è indicato prima di ordinare. L’orario resta riservato per 2 ore. Le regole pratiche sono in <a href="/page/consegna-a-casa">Consegna a casa</a> e <a href="/page/ritiro-in-negozio">Ritiro in negozio</a>.</p>
<p>Se per colpa nostra non arriviamo nell’orario scelto, puoi accettare un altro passaggio o annullare e riavere tutto. Se non ti troviamo in casa, la spesa torna in negozio e puoi chiederci un altro passaggio; non rimborsiamo i prodotti deperibili che nel frattempo non si possono più vendere.</p>
</section>
<section>
<h2>7. Prodotti mancanti</h2>
<p>Se un prodotto finisce, lo sostituiamo con uno simile allo stesso prezzo o a meno. Puoi dirci di no nelle note dell’ordine o rendere l’alternativa al corriere: in tutti e due i casi non la paghi.</p>
</section>
<section>
<h2>8. Come si paga</h2>
<p>Con carta o portafoglio digitale, su pagine protette della banca, oppure alla consegna e al ritiro, in contanti o con carta. Agli account aziendali abilitati offriamo anche il pagamento differito e la fattura riepilogativa. Il numero della tua carta non passa mai dai nostri sistemi.</p>
<p>Se un pagamento non riesce, l’ordine resta sospeso per 60 minuti; se in quel tempo non lo completi si annulla e non devi niente.</p>
</section>
<section>
<h2>9. Buoni e punti</h2>
<p>Si usa un buono per ordine, entro la scadenza e la spesa minima che riporta; non si cambia in denaro. Ogni euro di prodotti dà 1 punto sulla carta di famiglia.</p>
</section>
<section>
<h2>10. Fattura</h2>
<p>Con la spesa ricevi il documento commerciale. Se ti serve la fattura chiedila alla cassa, prima di ordinare, dove l’opzione è presente: servono partita IVA o codice fiscale e, per le aziende, codice destinatario o PEC.</p>
</section>
<section>
<h2>11. Alcolici</h2>
<p>Li vendiamo solo a chi ha almeno 18 anni. Chi riceve la spesa deve poterlo dimostrare con un documento.</p>
</section>
<section>
<h2>12. Recesso</h2>
<p>Hai 14 giorni dalla consegna per recedere, senza motivo e senza penali, dai prodotti non deperibili e ancora integri (art. 52 del Codice del Consumo). Il recesso è escluso dall’art. 59 per i beni che rischiano di deteriorarsi o scadere rapidamente, per quelli sigillati che non si rendono per igiene o salute una volta aperti e per quelli preparati su misura per te. Come recedere e come ti rimborsiamo è scritto in <a href="/page/resi-e-rimborsi">Resi e rimborsi</a>.</p>
</section>
<section>
<h2>13. Garanzia</h2>
<p>Rispondiamo dei difetti di conformità che si manifestano entro 2 anni dalla consegna (artt. 128 e seguenti del Codice del Consumo). Per gli alimenti conta la data di scadenza, purché tu li abbia conservati come dice l’etichetta.</p>
</section>
<section>
<h2>14. Reclami e legge applicabile</h2>
<p>Scrivi al servizio clienti: rispondiamo entro 10 giorni. Se non ci mettiamo d’accordo puoi rivolgerti gratis o a basso costo a uno degli organismi di conciliazione iscritti nell’elenco del Ministero delle Imprese e del Made in Italy. Vale la legge italiana; per una causa è competente il giudice del luogo in cui abiti (art. 66-bis del Codice del Consumo).</p>
</section>
`,
};
