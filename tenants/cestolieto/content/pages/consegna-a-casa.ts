import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const consegnaACasa: SeedPost = {
  type: 'page',
  slug: 'consegna-a-casa',
  title: 'Consegna a casa',
  validity: '',
  seoTitle: 'Consegna a casa a Roma e ai Castelli: costi e orari',
  seoDescription:
    'Ti portiamo la spesa fino in cucina: 4,90 €, gratis da 80 €. Scopri come scegliere il giorno e l’orario.',
  categorySlug: null,
  html: `
<section>
<p>Scegli dove e quando: la spesa arriva alla tua porta, con il fresco al fresco e il pane di giornata.</p>
</section>
<section>
<h2>Quanto costa</h2>
<table>
<thead><tr><th>Valore dei prodotti</th><th>Consegna</th></tr></thead>
<tbody>
<tr><td>da 40 € a 79,99 €</td><td>4,90 €</td></tr>
<tr><td>da 80 € in su</td><td>gratis</td></tr>
</tbody>
</table>
<p>La spesa minima è di 40 €. Contiamo i prodotti al prezzo che paghi; sacchetti, buoni e consegna restano fuori dal conto.</p>
</section>
<section>
<h2>Come si fa</h2>
<ol>
<li><strong>Scrivi l’indirizzo.</strong> Ti diciamo subito se passiamo dalle tue parti; le zone sono in <a href="/page/zone-e-fasce-orarie">Zone e fasce orarie</a>.</li>
<li><strong>Scegli l’orario.</strong> Te lo teniamo 2 ore mentre riempi il carrello, e accanto leggi quanto costa.</li>
<li><strong>Vai alla cassa.</strong> Prima di ordinare rivedi prodotti, totale, indirizzo e orario in una pagina sola.</li>
<li><strong>Apri la porta.</strong> Il corriere suona al nome che hai lasciato sul citofono e, se serve, chiama il telefono dell’indirizzo.</li>
</ol>
</section>
<section>
<h2>Quando arriviamo</h2>
<p>Saliamo al piano, con o senza ascensore: nell’indirizzo segna la scala, l’interno e quello che ci aiuta a trovarti. Controlla con calma frutta, uova e bottiglie; se qualcosa non ti convince lo riprendiamo e te lo rimborsiamo.</p>
<p>Surgelati e freschi viaggiano in contenitori separati, alla loro temperatura. Le bevande alcoliche le consegniamo solo a chi ha compiuto 18 anni: il corriere può chiedere un documento.</p>
</section>
<section>
<h2>Se non ci sei</h2>
<p>Il corriere aspetta qualche minuto e telefona. Se non ti trova, la spesa torna in negozio e il <a href="/page/contatti">servizio clienti</a> ti chiama per un nuovo passaggio. I freschi che non si possono rimettere in vendita restano a tuo carico, come spieghiamo nelle <a href="/page/condizioni-di-vendita">condizioni di vendita</a>.</p>
</section>
<section>
<h2>Non arriviamo da te?</h2>
<p>Passa a prenderla tu: con il <a href="/page/ritiro-in-negozio">ritiro in negozio</a> la trovi già pronta, al banco o in un armadietto.</p>
</section>
`,
};
