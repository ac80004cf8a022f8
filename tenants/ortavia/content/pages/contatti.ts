import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const contatti: SeedPost = {
  type: 'page',
  slug: 'contatti',
  title: 'Contatti',
  validity: '',
  seoTitle: 'Contatti Ortavia: telefono, e-mail, sede',
  seoDescription: 'Recapiti del servizio clienti, dati societari e indirizzo della sede di Viterbo.',
  categorySlug: null,
  html: `
<section>
<h2>Assistenza</h2>
<table>
<tbody>
<tr><th>Telefono</th><td><a href="tel:+390761000090">0761 000 090</a></td></tr>
<tr><th>E-mail</th><td><a href="mailto:servizioclienti@ortavia.example">servizioclienti@ortavia.example</a></td></tr>
<tr><th>Orario</th><td>tutti i giorni, 8–21</td></tr>
</tbody>
</table>
<p>Indica sempre il numero d’ordine e, per un prodotto fresco, il lotto in etichetta: ci permette di risalire al campo. Risposta scritta entro 2 giorni lavorativi.</p>
</section>
<section>
<h2>Argomenti ricorrenti</h2>
<ul>
<li><a href="/page/domande-frequenti">Origine, consegna, pagamento</a></li>
<li><a href="/page/resi-e-rimborsi">Prodotti non conformi e recesso</a></li>
<li><a href="/page/accessibilita">Segnalazioni di accessibilità</a></li>
</ul>
</section>
<section>
<h2>Dati societari</h2>
<p>Ortavia S.p.A.<br>Sede legale: Strada Tuscanese 41, 01100 Viterbo VT<br>Codice fiscale e P. IVA: 00000000000<br>Registro imprese di Viterbo, REA VT 000000<br>Capitale sociale versato: 1.200.000 €<br>PEC: <a href="mailto:ortavia@pec.ortavia.example">ortavia@pec.ortavia.example</a></p>
</section>
`,
};
