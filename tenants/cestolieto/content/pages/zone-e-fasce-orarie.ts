import type { SeedPost } from '../../../../contract/tenant-seed.ts';

export const zoneEFasceOrarie: SeedPost = {
  type: 'page',
  slug: 'zone-e-fasce-orarie',
  title: 'Zone e fasce orarie',
  validity: '',
  seoTitle: 'Dove e quando consegna Cestolieto: CAP e orari',
  seoDescription: 'L’elenco dei CAP serviti a Roma e ai Castelli e come leggere il calendario degli orari.',
  categorySlug: null,
  html: `
<section>
<h2>Dove passiamo</h2>
<table>
<thead><tr><th>Zona</th><th>CAP</th></tr></thead>
<tbody>
<tr><td>Roma</td><td>00131–00139, 00141–00149, 00151–00159, 00161–00169, 00171–00179, 00181–00189, 00191–00199</td></tr>
<tr><td>Albano Laziale</td><td>00041</td></tr>
<tr><td>Ciampino</td><td>00043</td></tr>
<tr><td>Frascati</td><td>00044</td></tr>
<tr><td>Genzano di Roma</td><td>00045</td></tr>
<tr><td>Grottaferrata</td><td>00046</td></tr>
<tr><td>Marino</td><td>00047</td></tr>
<tr><td>Velletri</td><td>00049</td></tr>
<tr><td>Ariccia</td><td>00072</td></tr>
<tr><td>Castel Gandolfo</td><td>00073</td></tr>
</tbody>
</table>
<p>Fa fede il CAP dell’indirizzo che salvi. A Ostia, a Spinaceto e alla Storta per ora non arriviamo.</p>
</section>
<section>
<h2>Come leggere gli orari</h2>
<p>Il calendario mostra i giorni con almeno un posto. In ogni giorno gli orari sono di tre tipi:</p>
<ul>
<li><strong>libero</strong>: lo scegli e te lo teniamo 2 ore;</li>
<li><strong>quasi pieno</strong>: restano pochi posti, conviene non pensarci troppo;</li>
<li><strong>non disponibile</strong>: i posti sono finiti o è tardi per preparare la spesa.</li>
</ul>
<p>Se cambi indirizzo ti chiediamo di scegliere di nuovo l’orario, perché ogni zona ha il suo giro.</p>
</section>
`,
};
