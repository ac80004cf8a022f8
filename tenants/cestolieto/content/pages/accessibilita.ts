import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const accessibilita: SeedPost = {
  type: 'page',
  slug: 'accessibilita',
  title: 'Accessibilità',
  validity: '',
  seoTitle: 'Dichiarazione di accessibilità del negozio online',
  seoDescription: 'A che punto siamo con le WCAG 2.2 AA, cosa manca e come segnalarci un ostacolo.',
  categorySlug: null,
  html: `
<section>
<p>A tavola c’è posto per tutti, e la spesa deve poterla fare chiunque: con la tastiera, con un lettore di schermo, con la pagina ingrandita.</p>
</section>
<section>
<h2>A che punto siamo</h2>
<p>Questo negozio online è <strong>parzialmente conforme</strong> alle WCAG 2.2, livello AA, e alla norma EN 301 549, come chiede il decreto legislativo 27 maggio 2022, n. 82. Parzialmente vuol dire che rispetta i requisiti salvo i punti elencati qui sotto.</p>
<ul>
<li>Cerchi, riempi il carrello, scegli l’orario e ordini anche senza mouse.</li>
<li>Testi e pulsanti hanno contrasto sufficiente e nessuna informazione sta solo nel colore.</li>
<li>A 400% di zoom la pagina si riordina in una colonna e non perdi niente.</li>
</ul>
</section>
<section>
<h2>Cosa non va ancora</h2>
<ul>
<li>Le pagine di pagamento sono della banca: l’accessibilità dipende da lei.</li>
<li>Le foto dei prodotti sono decorative; quello che c’è sull’etichetta lo trovi scritto nella scheda, ma per qualche prodotto il testo arriva dal fornitore ed è incompleto.</li>
<li>Le strisce di prodotti scorrono di lato sugli schermi piccoli.</li>
</ul>
</section>
<section>
<h2>Segnalaci un ostacolo</h2>
<p>Scrivi a <a href="mailto:accessibilita@cestolieto.example?subject=Segnalazione%20di%20accessibilit%C3%A0">accessibilita@cestolieto.example</a> o chiama lo <a href="tel:+390600001289">06 0000 1289</a>, tutti i giorni dalle 8 alle 21. Raccontaci la pagina, cosa volevi fare e con quale strumento navighi: rispondiamo entro 5 giorni lavorativi e intanto, se vuoi, la spesa la facciamo insieme al telefono.</p>
<p>Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale (AgID), che vigila sull’accessibilità dei servizi.</p>
</section>
<section>
<h2>Come abbiamo controllato</h2>
<p>Con prove automatiche su ogni pagina e con prove a mano da tastiera. La dichiarazione è stata rivista il 2 novembre 2026.</p>
</section>
`,
};
