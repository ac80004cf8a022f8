import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const contatti: SeedPost = {
  type: 'page',
  slug: 'contatti',
  title: 'Contatti',
  validity: '',
  seoTitle: 'Contatti e servizio clienti',
  seoDescription: 'Telefono, e-mail e orari del servizio clienti Cestolieto, più i recapiti della società.',
  categorySlug: null,
  html: `
<section>
<h2>Servizio clienti</h2>
<p>Ti risponde una persona, tutti i giorni, dalle 8 alle 21.</p>
<ul>
<li>Telefono: <a href="tel:+390600001289">06 0000 1289</a></li>
<li>E-mail: <a href="mailto:ciao@cestolieto.example">ciao@cestolieto.example</a></li>
</ul>
<p>Tieni vicino il numero d’ordine, lo trovi nell’e-mail di conferma: così facciamo prima. Alle e-mail rispondiamo entro 1 giorno lavorativo.</p>
</section>
<section>
<h2>Prima di chiamare</h2>
<p>Molte risposte sono già nelle <a href="/page/domande-frequenti">domande frequenti</a>. Per un prodotto che non va guarda <a href="/page/resi-e-rimborsi">resi e rimborsi</a>.</p>
</section>
<section>
<h2>La società</h2>
<p>Cestolieto S.p.A.<br>Via Appia Nuova 448, 00181 Roma RM<br>P. IVA e codice fiscale 00000000000<br>REA RM 0000000, capitale sociale 2.000.000 € i.v.<br>PEC: <a href="mailto:cestolieto@pec.cestolieto.example">cestolieto@pec.cestolieto.example</a></p>
</section>
`,
};
