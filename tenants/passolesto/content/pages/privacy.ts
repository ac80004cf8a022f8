import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const privacy: SeedPost = {
  type: 'page',
  slug: 'privacy',
  title: 'Privacy',
  validity: 'Dal 1° settembre 2026',
  seoTitle: 'Privacy e cookie in 2 minuti',
  seoDescription: 'Dati, motivi, durate, diritti, cookie. E 1 indirizzo per chiedere.',
  categorySlug: null,
  html: `
<section>
<p>2 minuti di lettura (art. 13, Regolamento UE 2016/679).</p>
</section>
<section>
<h2>Titolare</h2>
<p>Passolesto S.p.A., Via Isonzo 210, 04100 Latina LT. Responsabile della protezione dei dati: <a href="mailto:dati@passolesto.example">dati@passolesto.example</a>.</p>
</section>
<section>
<h2>3 tipi di dati</h2>
<ol>
<li>Tuoi: nome, e-mail, telefono, indirizzi, dati di fattura.</li>
<li>Della spesa: ordini, liste, punti, reclami.</li>
<li>Tecnici: IP, dispositivo, accessi.</li>
</ol>
<p>Carta: la vede la banca. Noi, 4 cifre e scadenza.</p>
</section>
<section>
<h2>Perché e per quanto</h2>
<table>
<thead><tr><th>Motivo</th><th>Base</th><th>Durata</th></tr></thead>
<tbody>
<tr><td>Account, ordini, consegne</td><td>contratto</td><td>account + 2 anni</td></tr>
<tr><td>Fisco</td><td>legge</td><td>10 anni</td></tr>
<tr><td>Sicurezza</td><td>legittimo interesse</td><td>12 mesi</td></tr>
<tr><td>Avviso «arriviamo da te», una e-mail</td><td>tua richiesta</td><td>fino all’avviso, max 12 mesi</td></tr>
<tr><td>Offerte via e-mail o messaggio</td><td>tuo sì</td><td>24 mesi</td></tr>
<tr><td>Sconti su misura</td><td>tuo sì</td><td>12 mesi</td></tr>
</tbody>
</table>
<p>Gli ultimi 2 sono facoltativi. Ritiri il sì quando vuoi, la spesa non cambia.</p>
</section>
<section>
<h2>Chi altro li vede</h2>
<p>Corrieri, banca, informatica, consulenti: solo ciò che serve, sotto contratto, nello Spazio economico europeo. Dati venduti: 0.</p>
</section>
<section>
<h2>Cookie</h2>
<ul>
<li>Tecnici: accesso, carrello, fascia. Sempre accesi.</li>
<li>Statistica e profilazione: spenti finché non dici sì.</li>
<li>La scelta dura 6 mesi.</li>
<li>«Ricordami»: 1 codice sul dispositivo, 30 giorni, cancellato all’uscita.</li>
<li>Browser: 1 numero a caso, mai per statistiche. Via con i dati del sito.</li>
</ul>
</section>
<section>
<h2>Diritti</h2>
<p>Vedere, correggere, cancellare, portare via, limitare, opporti (artt. 15–22). Scrivi a <a href="mailto:dati@passolesto.example">dati@passolesto.example</a>: risposta in 30 giorni al massimo. Reclami: <a href="https://www.garanteprivacy.it">Garante privacy</a>.</p>
</section>
`,
};
