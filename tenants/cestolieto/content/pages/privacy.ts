import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const privacy: SeedPost = {
  type: 'page',
  slug: 'privacy',
  title: 'Privacy',
  validity: 'Aggiornata al 1° ottobre 2026',
  seoTitle: 'Informativa privacy e cookie',
  seoDescription:
    'Quali dati usa Cestolieto, perché, per quanto tempo e come farteli correggere o cancellare.',
  categorySlug: null,
  html: `
<section>
<p>Per portarti la spesa dobbiamo sapere chi sei e dove abiti. Qui ti spieghiamo cosa facciamo di questi dati e cosa non facciamo, come chiede l’art. 13 del Regolamento (UE) 2016/679.</p>
</section>
<section>
<h2>Chi li usa</h2>
<p>Il titolare del trattamento è Cestolieto S.p.A., Via Appia Nuova 448, 00181 Roma RM. Il responsabile della protezione dei dati risponde a <a href="mailto:privacy@cestolieto.example">privacy@cestolieto.example</a>.</p>
</section>
<section>
<h2>Quali dati</h2>
<ul>
<li>Quelli che ci dai: nome, e-mail, telefono, indirizzi, note per il corriere, dati per la fattura.</li>
<li>Quelli che nascono dalla spesa: ordini, liste, punti, richieste al servizio clienti.</li>
<li>Quelli tecnici: il dispositivo, gli accessi, gli errori delle pagine.</li>
</ul>
<p>Della carta di pagamento vediamo solo le ultime cifre e la scadenza: il resto lo tratta la banca.</p>
</section>
<section>
<h2>Perché e per quanto tempo</h2>
<table>
<thead><tr><th>A cosa servono</th><th>Base</th><th>Per quanto</th></tr></thead>
<tbody>
<tr><td>Account, ordini, consegne, assistenza</td><td>contratto</td><td>finché hai l’account, poi 2 anni</td></tr>
<tr><td>Scontrini, fatture, obblighi fiscali</td><td>legge</td><td>10 anni</td></tr>
<tr><td>Sicurezza e prevenzione delle frodi</td><td>legittimo interesse</td><td>12 mesi</td></tr>
<tr><td>Avviso quando arriviamo nella tua zona, una e-mail sola</td><td>tua richiesta</td><td>fino all’avviso, al massimo 12 mesi</td></tr>
<tr><td>Ricette, volantini e offerte</td><td>consenso</td><td>24 mesi dall’ultima spesa</td></tr>
<tr><td>Proposte su misura</td><td>consenso</td><td>12 mesi</td></tr>
</tbody>
</table>
<p>I consensi sono liberi: senza, fai la spesa lo stesso. Puoi ritirarli in ogni momento e quello che abbiamo fatto prima resta valido.</p>
</section>
<section>
<h2>A chi li passiamo</h2>
<p>A chi ci aiuta: corrieri, banca, fornitori dei sistemi informatici, commercialista. Lavorano per nostro conto e con le nostre istruzioni, dentro lo Spazio economico europeo. Non vendiamo i tuoi dati a nessuno.</p>
</section>
<section>
<h2>Cookie</h2>
<p>I cookie tecnici tengono aperto l’accesso, ricordano il carrello e la tua scelta sui cookie: senza, il negozio non funziona, e per questo non chiedono consenso. Quelli di statistica e di profilazione li usiamo solo se dici di sì; se non rispondi o rifiuti restano spenti, e non te lo richiediamo per 6 mesi.</p>
<p>Con «Ricordami» conserviamo sul tuo dispositivo un codice che riapre l’accesso: dura 30 giorni e sparisce quando esci. Ci resta anche un codice estratto a caso, che distingue un browser dall’altro e non dice nulla di te: sparisce quando cancelli i dati del sito.</p>
</section>
<section>
<h2>I tuoi diritti</h2>
<p>Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, riceverli in un file, limitarne l’uso o opporti (artt. 15–22 del Regolamento). Scrivi a <a href="mailto:privacy@cestolieto.example">privacy@cestolieto.example</a>: rispondiamo entro 1 mese. Se pensi che abbiamo sbagliato puoi fare reclamo al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>.</p>
</section>
`,
};
