import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const resiERimborsi: SeedPost = {
  type: 'page',
  slug: 'resi-e-rimborsi',
  title: 'Resi e rimborsi',
  validity: '',
  seoTitle: 'Resi, rimborsi e recesso: come fare',
  seoDescription:
    'Qualcosa non va nella spesa? Come farti rimborsare, quando puoi recedere e per quali prodotti no.',
  categorySlug: null,
  html: `
<section>
<p>Se un prodotto non ti convince, dillo al corriere o chiamaci: preferiamo rimborsarti una pesca ammaccata che perdere la tua fiducia.</p>
</section>
<section>
<h2>Manca qualcosa o è rovinato</h2>
<ol>
<li>Alla consegna: restituiscilo al corriere, che lo toglie dal conto.</li>
<li>Dopo: scrivi al <a href="/page/contatti">servizio clienti</a> con il numero d’ordine e, se puoi, una foto. Per i freschi fallo entro 24 ore, così capiamo subito cos’è successo.</li>
<li>Scegli tu tra il rimborso e un prodotto uguale con la prossima spesa.</li>
</ol>
<p>Le 24 ore servono solo a fare presto: la garanzia legale di conformità, 2 anni dalla consegna, resta tua in ogni caso.</p>
</section>
<section>
<h2>Hai cambiato idea: il recesso</h2>
<p>Per i prodotti che si conservano e che non hai aperto hai 14 giorni dalla consegna per recedere, senza dire perché (artt. 52 e seguenti del Codice del Consumo). Ci basta una frase chiara con il tuo nome, il numero d’ordine e i prodotti che rendi:</p>
<p><a href="mailto:ciao@cestolieto.example?subject=Recesso%20dal%20contratto">Recedi dal contratto qui</a></p>
<p>Ti confermiamo per e-mail giorno e ora in cui l’abbiamo ricevuta. Poi hai 14 giorni per riportare i prodotti in un nostro negozio, che non costa niente, o per spedirli a tue spese.</p>
</section>
<section>
<h2>Quando il recesso non c’è</h2>
<p>L’art. 59 del Codice del Consumo lo esclude per:</p>
<ul>
<li>gli alimenti freschi, refrigerati o surgelati e tutto ciò che rischia di deteriorarsi o scadere rapidamente (lettera d);</li>
<li>i prodotti sigillati che per igiene o salute non si possono riprendere, come cosmetici, pannolini o assorbenti, se li hai aperti (lettera e);</li>
<li>quello che tagliamo o prepariamo apposta per te al banco (lettera c).</li>
</ul>
<p>Resta sempre il diritto al rimborso se il prodotto è difettoso.</p>
</section>
<section>
<h2>Quando rivedi i soldi</h2>
<p>Rimborsiamo entro 14 giorni dalla richiesta, con lo stesso mezzo con cui hai pagato. Se recedi dall’intero ordine ti restituiamo anche la consegna; possiamo aspettare di avere indietro i prodotti o la prova che li hai spediti. Se hai pagato in contanti ci accordiamo per un bonifico o per la cassa del negozio.</p>
<p>Diverso è il caso dei prodotti a peso: la differenza tra la somma bloccata e il peso vero non è un rimborso, perché non te l’abbiamo mai presa. La banca la libera in 3–7 giorni.</p>
</section>
`,
};
