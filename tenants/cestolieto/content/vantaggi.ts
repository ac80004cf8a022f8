import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const vantaggi: readonly SeedPost[] = [
  {
    type: 'vantaggi',
    slug: 'un-punto-per-ogni-euro',
    title: 'Un punto per ogni euro',
    validity: '',
    seoTitle: 'Carta Cestolieto: un punto per ogni euro di spesa',
    seoDescription: 'Come raccogli i punti con la carta di famiglia e dove vedi il saldo.',
    categorySlug: null,
    html: `
<section>
<p>Ogni euro di prodotti vale 1 punto. Li vedi nel carrello mentre fai la spesa e si aggiungono al saldo quando la ricevi.</p>
<p>La carta di famiglia è la stessa del negozio: sotto il codice a barre ha 13 cifre e comincia per <strong>0401</strong>.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: 'benvenuto-a-tavola',
    title: 'Benvenuto a tavola: 10 € sulla prima spesa grande',
    validity: 'Un solo utilizzo per cliente',
    seoTitle: 'Buono di benvenuto da 10 €',
    seoDescription: 'Scrivi BENVENUTO10 nel carrello e togli 10 € da una spesa di almeno 50 €.',
    categorySlug: null,
    html: `
<section>
<p>Scrivi <strong>BENVENUTO10</strong> nella casella del buono, nel carrello: da 50 € di spesa in su togliamo 10 € dal totale.</p>
<p>Il buono si usa una volta e non dà resto. Se poi annulli l’ordine, torna a tua disposizione.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: 'consegna-gratis',
    title: 'Consegna gratis da 80 €',
    validity: '',
    seoTitle: 'Consegna gratis per la spesa da 80 €',
    seoDescription: 'Con la spesa grande la consegna a Roma e ai Castelli è gratis.',
    categorySlug: null,
    html: `
<section>
<p>Quando i prodotti nel carrello arrivano a 80 €, i 4,90 € della consegna li mettiamo noi. Succede da solo: non serve alcun codice.</p>
<p><a href="/page/consegna-a-casa">Leggi come funziona la consegna</a></p>
</section>
`,
  },
];
