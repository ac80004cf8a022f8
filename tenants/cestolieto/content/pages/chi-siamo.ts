import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const chiSiamo: SeedPost = {
  type: 'page',
  slug: 'chi-siamo',
  title: 'Chi siamo',
  validity: '',
  seoTitle: 'Chi siamo: il supermercato di famiglia da Roma ai Castelli',
  seoDescription:
    'Da un banco di frutta all’Appio a 5 negozi tra Roma e i Castelli: la storia di Cestolieto.',
  categorySlug: null,
  html: `
<section>
<p>Siamo il supermercato di famiglia, da Roma ai Castelli. Abbiamo cominciato con un banco di frutta e verdura all’Appio; oggi i negozi sono 5 e le mani molte di più, ma la domanda al cliente è rimasta quella: che ci prepari stasera?</p>
</section>
<section>
<h2>Come lavoriamo</h2>
<ul>
<li><strong>La tua spesa la sceglie chi sta al banco.</strong> Frutta e carne le prende la stessa persona che servirebbe te.</li>
<li><strong>Compriamo vicino.</strong> Il pane arriva da Genzano e da Lariano, il vino da Frascati, la porchetta da Ariccia.</li>
<li><strong>Il prezzo è scritto per intero.</strong> Quello al chilo c’è sempre, e gli sconti si confrontano con gli ultimi 30 giorni.</li>
</ul>
</section>
<section>
<h2>Vieni a trovarci</h2>
<p>Gli indirizzi sono nella pagina <a href="/page/ritiro-in-negozio">Ritiro in negozio</a>. Se invece preferisci scriverci, i recapiti sono tra i <a href="/page/contatti">contatti</a>.</p>
</section>
`,
};
