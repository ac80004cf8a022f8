import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const volantini: readonly SeedPost[] = [
  {
    type: 'volantini',
    slug: 'sotto-1-euro',
    title: 'Sotto 1 €',
    validity: '7 giorni su 7, fino a fine scorte',
    seoTitle: 'Volantino sotto 1 €',
    seoDescription: 'Pasta, zucchero, farina e acqua sotto 1 €.',
    categorySlug: null,
    html: `
<section>
<p>Pochi centesimi, prodotti interi. 4 esempi:</p>
<table>
<thead><tr><th>Prodotto</th><th>Prezzo</th><th>Per unità</th></tr></thead>
<tbody>
<tr><td>Penne rigate 500 g</td><td>0,99 €</td><td>1,98 €/kg</td></tr>
<tr><td>Zucchero 1 kg, massimo 3</td><td>0,79 €</td><td>0,79 €/kg</td></tr>
<tr><td>Farina 1 kg, massimo 3</td><td>0,69 €</td><td>0,69 €/kg</td></tr>
<tr><td>Acqua naturale 1,5 l, a gruppi di 6</td><td>0,42 €</td><td>0,28 €/l</td></tr>
</tbody>
</table>
<p><a href="/catalog/search?sort=priceAsc">Vedi tutti, dal meno caro</a></p>
</section>
`,
  },
  {
    type: 'volantini',
    slug: 'formato-scorta',
    title: 'Formato scorta',
    validity: 'Da giovedì a mercoledì, 1 settimana',
    seoTitle: 'Volantino formato scorta: meno al chilo',
    seoDescription: 'Casa, dispensa e bevande in formato grande. Prezzo al chilo sempre accanto.',
    categorySlug: null,
    html: `
<section>
<h2>Compri 1 volta, basta per 30 giorni</h2>
<ul>
<li><a href="/catalog/category/carta">Carta</a>: da 4 a 10 rotoli</li>
<li><a href="/catalog/category/bucato">Bucato</a>: fino a 2 litri</li>
<li><a href="/catalog/category/olio-aceto">Olio</a>: latta da 5 litri</li>
<li><a href="/catalog/category/acqua">Acqua</a>: 6 bottiglie alla volta</li>
</ul>
<p>Sconto = prezzo di oggi contro il minimo degli ultimi 30 giorni. <a href="/catalog/search?promo=true">Apri gli sconti</a></p>
</section>
`,
  },
];
