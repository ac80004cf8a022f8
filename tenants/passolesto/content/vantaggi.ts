import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const vantaggi: readonly SeedPost[] = [
  {
    type: 'vantaggi',
    slug: '1-euro-1-punto',
    title: '1 € = 1 punto',
    validity: '',
    seoTitle: '1 € = 1 punto con la tessera Passolesto',
    seoDescription: 'Tessera a 13 cifre, prefisso 0401. 1 punto per euro di prodotti.',
    categorySlug: null,
    html: `
<section>
<p>50 € di prodotti, 50 punti. I centesimi non contano, consegna e sacchetti nemmeno.</p>
<p>Tessera: 13 cifre, le prime 4 sono <strong>0401</strong>. La stessa in cassa e online.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: '10-euro-benvenuto',
    title: '10 € di benvenuto',
    validity: '1 per cliente, minimo 50 €',
    seoTitle: 'BENVENUTO10: 10 € su 50 €',
    seoDescription: '10 € in meno su una spesa di almeno 50 €. Codice BENVENUTO10.',
    categorySlug: null,
    html: `
<section>
<p>Spesa da 50 €, paghi 40 €. Codice <strong>BENVENUTO10</strong>, nel carrello.</p>
<p>Annulli l’ordine? Il codice torna valido.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: '5-euro-subito',
    title: '5 € subito con GIFT5',
    validity: '1 per cliente',
    seoTitle: 'GIFT5: 5 € in meno',
    seoDescription: '5 € in meno sulla spesa. Codice GIFT5, 1 volta.',
    categorySlug: null,
    html: `
<section>
<p>5 € tolti dal totale, senza altra soglia oltre ai 25 € dell’ordine. Codice <strong>GIFT5</strong>.</p>
<p>Vale 1 codice per ordine: scegli quello che ti toglie di più.</p>
</section>
`,
  },
];
