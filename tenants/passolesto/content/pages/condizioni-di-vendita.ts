import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const condizioniDiVendita: SeedPost = {
  type: 'page',
  slug: 'condizioni-di-vendita',
  title: 'Condizioni di vendita',
  validity: 'Dal 1° settembre 2026',
  seoTitle: 'Condizioni di vendita in 14 punti',
  seoDescription: 'Prezzi, peso, consegna, pagamenti, recesso, garanzia: 14 punti, 4 minuti.',
  categorySlug: null,
  html: `
<section>
<p>14 punti, 4 minuti. Li accetti in cassa. Salvali o stampali quando vuoi.</p>
</section>
<section>
<h2>1. Venditore</h2>
<p>Passolesto S.p.A., Via Isonzo 210, 04100 Latina LT. P. IVA 00000000000, REA LT 000000. Tel. <a href="tel:+390773000095">0773 000 095</a>, e-mail <a href="mailto:aiuto@passolesto.example">aiuto@passolesto.example</a>.</p>
</section>
<section>
<h2>2. Cliente</h2>
<p>18 anni compiuti, 1 account, spesa per uso personale. Tieni segreta la password.</p>
</section>
<section>
<h2>3. Prezzi</h2>
<p>In euro, IVA inclusa, con prezzo al chilo, litro o pezzo. Foto indicative: conta l’etichetta.</p>
<p>Sconti: il prezzo barrato è il minimo praticato nei 30 giorni prima (art. 17-bis Codice del Consumo). Deperibili, fuori da questa regola: trovi la data di fine sconto. Sacchetti compostabili: a pagamento, su 1 riga.</p>
</section>
<section>
<h2>4. Ordine</h2>
<p>In cassa vedi e correggi tutto: prodotti, costi, indirizzo, fascia, totale. Premi «Ordine con obbligo di pagare». Il contratto nasce con l’e-mail di conferma: conservala. Lingua: italiano.</p>
<p>Annullare prima della preparazione costa 0 €.</p>
</section>
<section>
<h2>5. Prodotti a peso</h2>
<p>Il peso si sa dopo. Carta online: blocchiamo totale + 30% dei soli prodotti a peso.</p>
<table>
<tbody>
<tr><td>Totale stimato</td><td>48,20 €</td></tr>
<tr><td>30% di 9,50 € a peso</td><td>+ 2,85 €</td></tr>
<tr><td><strong>Blocco</strong></td><td><strong>51,05 €</strong></td></tr>
</tbody>
</table>
<p>Blocco ≠ addebito. Addebito = peso vero, fino a quel blocco e non oltre. Il resto si libera in 3–7 giorni. Paghi alla consegna? Blocco 0 €.</p>
</section>
<section>
<h2>6. Consegna e ritiro</h2>
<p>Minimo 25 € di prodotti. Consegna 2,90 €, senza soglia gratis; il prezzo della fascia è sulla fascia. Posto tenuto 2 ore. Regole: <a href="/page/consegna-a-casa">consegna</a>, <a href="/page/ritiro-in-negozio">ritiro</a>.</p>
<p>Ritardo nostro: nuova fascia o soldi indietro, tutti. Assente tu: freschi non più vendibili non rimborsati.</p>
</section>
<section>
<h2>7. Alternative</h2>
<p>Prodotto finito: ne mettiamo 1 simile, a prezzo uguale o minore. Dici no nelle note o alla porta: 0 € addebitati.</p>
</section>
<section>
<h2>8. Pagamenti</h2>
<p>2 modi: carta online, con autenticazione della banca, oppure contanti o carta alla consegna e al ritiro. Numeri di carta salvati da noi: 0.</p>
<p>Pagamento fallito: 60 minuti per rifarlo, poi ordine annullato, debito 0 €.</p>
</section>
<section>
<h2>9. Codici e punti</h2>
<p>1 codice per ordine, con la sua scadenza e il suo minimo. 1 punto per euro di prodotti. Valore in contanti: 0.</p>
</section>
<section>
<h2>10. Fattura</h2>
<p>Chiedila in cassa, prima di ordinare, se l’opzione c’è. Servono P. IVA o codice fiscale; aziende: codice destinatario o PEC.</p>
</section>
<section>
<h2>11. Alcolici</h2>
<p>Sotto i 18 anni: no. Il corriere chiede il documento; senza, riporta via le bottiglie e te le rimborsiamo.</p>
</section>
<section>
<h2>12. Recesso</h2>
<p>14 giorni dalla consegna per i prodotti integri e non deperibili (art. 52 Codice del Consumo). Escluso per deperibili, sigilli igienici aperti e tagli su richiesta (art. 59, lettere c, d, e). Istruzioni: <a href="/page/resi-e-rimborsi">resi e rimborsi</a>.</p>
</section>
<section>
<h2>13. Garanzia</h2>
<p>Garanzia legale di conformità: 2 anni (artt. 128 e seguenti Codice del Consumo). Alimenti: fino alla scadenza in etichetta, se conservati bene.</p>
</section>
<section>
<h2>14. Reclami</h2>
<p>Scrivi: risposta in 7 giorni. Nessun accordo? Organismo ADR, dall’elenco del Ministero delle Imprese e del Made in Italy. Legge italiana, giudice di casa tua (art. 66-bis Codice del Consumo).</p>
</section>
`,
};
