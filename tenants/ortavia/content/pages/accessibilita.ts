import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const accessibilita: SeedPost = {
  type: 'page',
  slug: 'accessibilita',
  title: 'Accessibilità',
  validity: '',
  seoTitle: 'Accessibilità: stato di conformità e segnalazioni',
  seoDescription: 'Conformità alle WCAG 2.2 AA, limiti noti, recapiti e autorità di vigilanza.',
  categorySlug: null,
  html: `
<section>
<h2>Stato di conformità</h2>
<p>Il servizio di vendita online di Ortavia è <strong>parzialmente conforme</strong> alla norma EN 301 549 e alle WCAG 2.2 di livello AA, riferimenti del decreto legislativo n. 82 del 2022 sui requisiti di accessibilità di prodotti e servizi.</p>
</section>
<section>
<h2>Cosa garantiamo</h2>
<ul>
<li>Il percorso di acquisto è completo da tastiera, con l’elemento attivo sempre visibile.</li>
<li>Ogni prodotto si legge in un solo gruppo: nome, prezzo, prezzo per unità, disponibilità.</li>
<li>Le quantità e gli errori sono annunciati ai lettori di schermo senza spostare il punto di lettura.</li>
<li>Il contrasto dei testi è almeno 4,5:1 e i comandi misurano almeno 24 pixel.</li>
</ul>
</section>
<section>
<h2>Limiti noti</h2>
<ul>
<li>L’autenticazione del pagamento avviene su pagine di terzi, sulle quali non interveniamo.</li>
<li>Alcune schede ricevute dai produttori sono ancora prive di parte dei testi nutrizionali.</li>
<li>Gli elenchi orizzontali di prodotti richiedono lo scorrimento laterale su schermi stretti; la stessa selezione è disponibile come elenco completo.</li>
</ul>
</section>
<section>
<h2>Segnalazioni</h2>
<p>Invia una segnalazione a <a href="mailto:accessibilita@ortavia.example?subject=Accessibilit%C3%A0%20del%20sito">accessibilita@ortavia.example</a>, indicando indirizzo della pagina, difficoltà incontrata e tecnologia assistiva in uso; oppure telefona al numero <a href="tel:+390761000090">0761 000 090</a>. Il riscontro arriva entro 10 giorni lavorativi. Nel frattempo puoi ordinare per telefono alle stesse condizioni.</p>
<p>In mancanza di una risposta soddisfacente è possibile rivolgersi ad AgID, autorità di vigilanza.</p>
</section>
<section>
<h2>Redazione</h2>
<p>Dichiarazione redatta il 15 settembre 2026 dopo verifiche automatiche e manuali su tutte le tipologie di pagina.</p>
</section>
`,
};
