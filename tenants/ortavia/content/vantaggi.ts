import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const vantaggi: readonly SeedPost[] = [
  {
    type: 'vantaggi',
    slug: 'punti-ortavia',
    title: 'Punti: 1 per ogni euro di prodotti',
    validity: '',
    seoTitle: 'Punti Ortavia: come si accumulano',
    seoDescription: 'Un punto per euro speso in prodotti, con la tessera a 13 cifre.',
    categorySlug: null,
    html: `
<section>
<p>La raccolta è semplice: 1 euro di prodotti, al netto degli sconti, corrisponde a 1 punto. Consegna e sacchetti sono esclusi.</p>
<p>La tessera ha 13 cifre con prefisso <strong>0401</strong> ed è valida sia online sia nei punti vendita.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: 'primo-raccolto',
    title: 'Primo raccolto: 10 € di sconto',
    validity: 'Una volta per cliente, ordine da almeno 50 €',
    seoTitle: 'Codice BENVENUTO10: 10 € sul primo raccolto',
    seoDescription: 'Come applicare il codice di benvenuto a un ordine di almeno 50 €.',
    categorySlug: null,
    html: `
<section>
<p>Inserisci il codice <strong>BENVENUTO10</strong> nel carrello: su un ordine di almeno 50 € il totale scende di 10 €.</p>
<p>Il codice si applica prima del pagamento, non è cumulabile con altri e viene riaccreditato se annulli l’ordine.</p>
</section>
`,
  },
  {
    type: 'vantaggi',
    slug: 'consegna-offerta',
    title: 'Consegna offerta da 90 €',
    validity: '',
    seoTitle: 'Consegna offerta per ordini da 90 €',
    seoDescription: 'Oltre 90 € di prodotti la consegna in Tuscia, Sabina e a Bracciano è gratuita.',
    categorySlug: null,
    html: `
<section>
<p>Al raggiungimento di 90 € di prodotti il costo di consegna, 5,90 €, si azzera nel riepilogo. Puoi arrivarci anche insieme ai vicini: basta un solo indirizzo.</p>
<p><a href="/page/zone-e-fasce-orarie">Verifica le zone servite</a></p>
</section>
`,
  },
];
