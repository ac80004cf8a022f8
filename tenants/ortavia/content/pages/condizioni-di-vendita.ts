import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const condizioniDiVendita: SeedPost = {
  type: 'page',
  slug: 'condizioni-di-vendita',
  title: 'Condizioni di vendita',
  validity: 'Versione 4, applicata dal 15 settembre 2026',
  seoTitle: 'Condizioni generali di vendita a distanza',
  seoDescription:
    'Il contratto di vendita tra Ortavia e il consumatore: prezzi, pesatura, consegna, recesso, garanzia.',
  categorySlug: null,
  html: `
<section>
<p>Le presenti condizioni regolano la vendita a distanza tra Ortavia S.p.A. e il consumatore. Puoi consultarle, salvarle e stamparle prima di accettarle in cassa.</p>
</section>
<section>
<h2>Art. 1. Venditore</h2>
<p>Ortavia S.p.A., Strada Tuscanese 41, 01100 Viterbo VT, P. IVA 00000000000, REA VT 000000, telefono <a href="tel:+390761000090">0761 000 090</a>, e-mail <a href="mailto:servizioclienti@ortavia.example">servizioclienti@ortavia.example</a>.</p>
</section>
<section>
<h2>Art. 2. Cliente</h2>
<p>L’acquisto è riservato a persone maggiorenni con un account attivo, per il consumo proprio o della famiglia. Le quantità massime per prodotto sono indicate nelle schede.</p>
</section>
<section>
<h2>Art. 3. Prodotti, origine e prezzi</h2>
<p>Ogni scheda riporta denominazione, origine dove dovuta, ingredienti, allergeni e conservazione. In caso di difformità prevale l’etichetta del prodotto consegnato. I prezzi comprendono l’IVA e sono affiancati dal prezzo per unità di misura.</p>
<p>Ogni annuncio di riduzione indica il prezzo precedente, cioè il più basso applicato alla generalità dei consumatori nei 30 giorni anteriori, come prevede l’art. 17-bis del Codice del Consumo. Per i prodotti agricoli e alimentari deperibili, esclusi dalla norma, è indicato il termine della riduzione. I sacchetti compostabili sono addebitati su riga separata.</p>
</section>
<section>
<h2>Art. 4. Conclusione del contratto</h2>
<p>Prima dell’invio la cassa mostra prodotti, costi, indirizzo, fascia e totale, tutti modificabili. L’ordine si trasmette con il pulsante «Ordine con obbligo di pagare». Il contratto si perfeziona con l’e-mail di conferma, che riproduce il contenuto dell’ordine e queste condizioni. La lingua del contratto è l’italiano.</p>
<p>Fino all’inizio della preparazione l’ordine può essere annullato senza costi.</p>
</section>
<section>
<h2>Art. 5. Prodotti a peso variabile</h2>
<p>Il totale mostrato in cassa è stimato sulle quantità richieste. Con il pagamento online è autorizzata, ma non addebitata, una somma pari al totale più il 20% dei prodotti a peso variabile:</p>
<table>
<tbody>
<tr><td>Totale stimato dell’ordine</td><td>84,35 €</td></tr>
<tr><td>20% dei prodotti a peso, pari a 22,40 €</td><td>4,48 €</td></tr>
<tr><td><strong>Somma autorizzata</strong></td><td><strong>88,83 €</strong></td></tr>
</tbody>
</table>
<p>L’addebito segue la pesatura e corrisponde al peso rilevato, entro il limite della somma autorizzata. La parte eccedente si libera di norma in 3–7 giorni. Per il pagamento alla consegna non è richiesta autorizzazione.</p>
</section>
<section>
<h2>Art. 6. Consegna e ritiro</h2>
<p>L’ordine minimo è di 45 € di prodotti. Il costo di consegna è di 5,90 €, azzerato da 90 € di prodotti; il prezzo della fascia è sempre esposto prima dell’ordine. La fascia è riservata per 120 minuti. Modalità e zone sono descritte in <a href="/page/consegna-a-casa">Consegna a casa</a>, <a href="/page/ritiro-in-negozio">Ritiro in negozio</a> e <a href="/page/zone-e-fasce-orarie">Zone e fasce orarie</a>.</p>
<p>La mancata consegna per causa nostra dà diritto a una nuova fascia o al rimborso integrale. In caso di assenza del destinatario non sono rimborsati i beni deperibili non più vendibili.</p>
</section>
<section>
<h2>Art. 7. Sostituzioni</h2>
<p>Un prodotto indisponibile può essere sostituito con uno equivalente per categoria e certificazione, a prezzo pari o inferiore. Il cliente può escluderlo nelle note o rifiutarlo alla consegna, senza addebito.</p>
</section>
<section>
<h2>Art. 8. Pagamento</h2>
<p>Sono accettati carta e portafoglio digitale, con autenticazione della banca, e il pagamento alla consegna o al ritiro in contanti o con carta. Per clienti aziendali abilitati: pagamento differito e fattura riepilogativa. Ortavia non conserva i numeri delle carte.</p>
<p>Il pagamento non riuscito sospende l’ordine per 60 minuti, trascorsi i quali l’ordine decade.</p>
</section>
<section>
<h2>Art. 9. Codici sconto e punti</h2>
<p>È ammesso un codice per ordine, nei limiti di importo e validità indicati. I prodotti acquistati maturano 1 punto per euro, al netto degli sconti. Né codici né punti sono convertibili in denaro.</p>
</section>
<section>
<h2>Art. 10. Fatturazione</h2>
<p>La fattura va richiesta in cassa, ove prevista per il punto di preparazione, con i dati fiscali completi. Dopo l’emissione del documento commerciale la richiesta non è più possibile.</p>
</section>
<section>
<h2>Art. 11. Bevande alcoliche</h2>
<p>È vietata la vendita ai minori di 18 anni. Il corriere verifica l’età di chi riceve e, in mancanza di documento, trattiene le bottiglie.</p>
</section>
<section>
<h2>Art. 12. Diritto di recesso</h2>
<p>Per i beni non deperibili e integri il recesso si esercita entro 14 giorni dal ricevimento, secondo gli artt. 52–57 del Codice del Consumo. È escluso nei casi dell’art. 59, in particolare per la fornitura di beni che rischiano di deteriorarsi o scadere rapidamente. Procedura ed esempi sono in <a href="/page/resi-e-rimborsi">Resi e rimborsi</a>.</p>
</section>
<section>
<h2>Art. 13. Garanzia legale</h2>
<p>Si applica la garanzia legale di conformità degli artt. 128 e seguenti del Codice del Consumo, della durata di 2 anni dalla consegna, compatibilmente con la durata naturale degli alimenti.</p>
</section>
<section>
<h2>Art. 14. Controversie</h2>
<p>Al reclamo scritto segue risposta entro 15 giorni. Il consumatore può ricorrere a un organismo ADR dell’elenco tenuto dal Ministero delle Imprese e del Made in Italy. Il contratto è soggetto alla legge italiana e il foro è quello di residenza o domicilio del consumatore, ai sensi dell’art. 66-bis del Codice del Consumo.</p>
</section>
`,
};
