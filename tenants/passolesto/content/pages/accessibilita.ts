import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const accessibilita: SeedPost = {
  type: 'page',
  slug: 'accessibilita',
  title: 'Accessibilità',
  validity: '',
  seoTitle: 'Accessibilità: cosa va, cosa manca, chi chiami',
  seoDescription: 'WCAG 2.2 AA, conformità parziale, 3 limiti noti e 2 modi per segnalare.',
  categorySlug: null,
  html: `
<section>
<h2>Stato</h2>
<p>Conformità <strong>parziale</strong> a WCAG 2.2 AA ed EN 301 549. Legge: D.Lgs. 82/2022.</p>
</section>
<section>
<h2>5 cose che vanno</h2>
<ol>
<li>Spesa completa da tastiera, senza mouse.</li>
<li>Quantità e totale letti ad alta voce dallo screen reader.</li>
<li>Contrasto dei testi da 4,5:1 in su.</li>
<li>Zoom 400%: 1 colonna, tutto raggiungibile.</li>
<li>Animazioni spente se il tuo dispositivo lo chiede.</li>
</ol>
</section>
<section>
<h2>3 cose che mancano</h2>
<ol>
<li>Pagina di pagamento: è della banca, non la controlliamo.</li>
<li>Etichette: in qualche scheda mancano dati che il fornitore non ha ancora inviato.</li>
<li>Scaffali di prodotti su telefono: scorrono in orizzontale.</li>
</ol>
</section>
<section>
<h2>2 modi per segnalare</h2>
<ul>
<li>E-mail: <a href="mailto:accessibilita@passolesto.example?subject=Ostacolo%20sul%20sito">accessibilita@passolesto.example</a></li>
<li>Telefono: <a href="tel:+390773000095">0773 000 095</a></li>
</ul>
<p>Di’ quale pagina, quale ostacolo, quale strumento. Risposta in 7 giorni. Non basta? Scrivi ad AgID, l’autorità di controllo.</p>
</section>
<section>
<h2>Ultima verifica</h2>
<p>9 novembre 2026: prove automatiche e a mano su tutti i tipi di pagina.</p>
</section>
`,
};
