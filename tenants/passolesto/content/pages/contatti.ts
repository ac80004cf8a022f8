import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const contatti: SeedPost = {
  type: 'page',
  slug: 'contatti',
  title: 'Contatti',
  validity: '',
  seoTitle: 'Contatti Passolesto: 1 numero, 1 e-mail',
  seoDescription: 'Telefono e posta del servizio clienti, 7 giorni su 7. Dati della società.',
  categorySlug: null,
  html: `
<section>
<h2>1 numero, 1 e-mail</h2>
<ul>
<li><a href="tel:+390773000095">0773 000 095</a>, 7 giorni su 7, 8–21</li>
<li><a href="mailto:aiuto@passolesto.example">aiuto@passolesto.example</a>, risposta in 24 ore</li>
</ul>
<p>Numero d’ordine pronto = chiamata più corta.</p>
</section>
<section>
<h2>0 attese</h2>
<ul>
<li><a href="/page/domande-frequenti">14 risposte</a></li>
<li><a href="/page/resi-e-rimborsi">Rimborsi</a></li>
</ul>
</section>
<section>
<h2>Dati di legge</h2>
<p>Passolesto S.p.A., Via Isonzo 210, 04100 Latina LT<br>P. IVA e C.F. 00000000000, REA LT 000000<br>Capitale sociale 900.000 € i.v.<br>PEC <a href="mailto:passolesto@pec.passolesto.example">passolesto@pec.passolesto.example</a></p>
</section>
`,
};
