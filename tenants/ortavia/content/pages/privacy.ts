import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const privacy: SeedPost = {
  type: 'page',
  slug: 'privacy',
  title: 'Privacy',
  validity: 'Versione 3, 15 settembre 2026',
  seoTitle: 'Informativa sul trattamento dei dati personali e sui cookie',
  seoDescription:
    'Titolare, finalità, basi giuridiche, conservazione, destinatari e diritti degli interessati.',
  categorySlug: null,
  html: `
<section>
<p>Informativa resa ai sensi dell’art. 13 del Regolamento (UE) 2016/679 (GDPR).</p>
</section>
<section>
<h2>Titolare e contatti</h2>
<p>Titolare: Ortavia S.p.A., Strada Tuscanese 41, 01100 Viterbo VT. Responsabile della protezione dei dati: <a href="mailto:rpd@ortavia.example">rpd@ortavia.example</a>.</p>
</section>
<section>
<h2>Dati trattati</h2>
<ul>
<li>Dati forniti: anagrafica, recapiti, indirizzi, istruzioni di consegna, dati fiscali.</li>
<li>Dati d’acquisto: ordini, prodotti, punti, reclami.</li>
<li>Dati di navigazione: indirizzo IP, dispositivo, registro degli accessi.</li>
</ul>
<p>I dati completi della carta sono trattati dal solo prestatore di servizi di pagamento.</p>
</section>
<section>
<h2>Finalità, basi e conservazione</h2>
<table>
<thead><tr><th>Finalità</th><th>Base giuridica (art. 6)</th><th>Conservazione</th></tr></thead>
<tbody>
<tr><td>Gestione di account, ordini e consegne</td><td>esecuzione del contratto, lett. b)</td><td>durata dell’account e 24 mesi successivi</td></tr>
<tr><td>Adempimenti contabili e tracciabilità alimentare</td><td>obbligo di legge, lett. c)</td><td>10 anni</td></tr>
<tr><td>Sicurezza del servizio</td><td>legittimo interesse, lett. f)</td><td>6 mesi</td></tr>
<tr><td>Avviso di attivazione della consegna in una zona</td><td>richiesta dell’interessato, lett. b)</td><td>fino all’avviso, al massimo 12 mesi</td></tr>
<tr><td>Calendario dei raccolti e comunicazioni</td><td>consenso, lett. a)</td><td>fino a revoca, al massimo 24 mesi</td></tr>
<tr><td>Suggerimenti basati sugli acquisti</td><td>consenso, lett. a)</td><td>12 mesi</td></tr>
</tbody>
</table>
<p>Il conferimento dei dati contrattuali è necessario per ordinare; quello per le ultime due finalità è facoltativo e revocabile, senza effetti sull’acquisto.</p>
</section>
<section>
<h2>Destinatari</h2>
<p>I dati sono comunicati, nei limiti del necessario, a vettori, istituti di pagamento, fornitori informatici e consulenti, nominati responsabili ai sensi dell’art. 28. Non è previsto alcun trasferimento fuori dallo Spazio economico europeo, né la cessione a terzi.</p>
</section>
<section>
<h2>Cookie e archiviazione locale</h2>
<p>Sono sempre attivi gli strumenti tecnici: sessione, contenuto del carrello, preferenza sui cookie. L’opzione «Ricordami» salva sul dispositivo un codice di ripristino valido 30 giorni, eliminato all’uscita. Il browser riceve inoltre un identificativo casuale, non ricavato dall’apparecchio e mai impiegato a fini statistici, eliminabile con i dati del sito. Statistica e profilazione si attivano soltanto con il tuo consenso; la scelta, anche se negativa, vale 6 mesi.</p>
</section>
<section>
<h2>Diritti dell’interessato</h2>
<p>Puoi esercitare accesso, rettifica, cancellazione, limitazione, portabilità e opposizione (artt. 15–22) scrivendo a <a href="mailto:rpd@ortavia.example">rpd@ortavia.example</a>; il riscontro è fornito entro 30 giorni. È ammesso il reclamo al <a href="https://www.garanteprivacy.it">Garante privacy</a>.</p>
</section>
`,
};
