import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const volantini: readonly SeedPost[] = [
  {
    type: 'volantini',
    slug: 'settimana-della-dispensa',
    title: 'Settimana della dispensa',
    validity: 'Valido da giovedì a mercoledì, fino a esaurimento scorte',
    seoTitle: 'Volantino: settimana della dispensa',
    seoDescription: 'Pasta, pelati, olio, caffè e biscotti in offerta per chi cucina ogni giorno.',
    categorySlug: null,
    html: `
<section>
<p>Una dispensa piena toglie il pensiero di cosa cucinare. Questa settimana trovi a prezzo ridotto le cose che a casa non devono mancare.</p>
<ul>
<li><a href="/catalog/category/pasta-semola">Pasta di semola</a>, dai rigatoni ai bucatini</li>
<li><a href="/catalog/category/pomodoro">Passata, pelati e polpe</a> per il sugo di tutti i giorni</li>
<li><a href="/catalog/category/olio-aceto">Olio e aceto</a>, dalla latta di famiglia alla bottiglia buona</li>
<li><a href="/catalog/category/caffe">Caffè</a> per la moka, in grani o in cialda</li>
</ul>
<p>Accanto a ogni prezzo scontato trovi il più basso degli ultimi 30 giorni, così vedi quanto risparmi davvero.</p>
<p><a href="/catalog/search?promo=true">Guarda tutte le offerte</a></p>
</section>
`,
  },
  {
    type: 'volantini',
    slug: 'pranzo-della-domenica',
    title: 'Il pranzo della domenica',
    validity: 'Valido ogni settimana da venerdì a domenica',
    seoTitle: 'Volantino: il pranzo della domenica',
    seoDescription: 'Pasta fresca, arrosto, contorno e dolce: il menu della domenica in offerta.',
    categorySlug: null,
    html: `
<section>
<h2>Dal primo al dolce</h2>
<p>La domenica si sta a tavola più a lungo. Metti insieme il menu con i nostri banchi:</p>
<ol>
<li>le fettuccine del reparto <a href="/catalog/category/pasta-fresca">pasta fresca</a>;</li>
<li>l’arrosto o l’abbacchio del reparto <a href="/catalog/category/carne">carne</a>;</li>
<li>i carciofi e le puntarelle tra la <a href="/catalog/category/verdura-fresca">verdura di oggi</a>;</li>
<li>la crostata di visciole dei <a href="/catalog/category/dolci-forno">dolci da forno</a>.</li>
</ol>
<p>Per i freschi lo sconto riporta la data in cui finisce.</p>
</section>
`,
  },
];
