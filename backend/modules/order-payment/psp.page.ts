import { escapeHtml } from '../../http/escape-html.ts';
import { cardStyle, htmlPage } from '../../http/html-page.ts';
import type { IntentRow } from '../payment/payment.repository.ts';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

const style = `${cardStyle}
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; text-align: right; font-weight: 600; }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.75rem; font: inherit;
    border: 1px solid var(--border); border-radius: 0.5rem; background: var(--surface); color: inherit; cursor: pointer; }
  /* The second tap of a double tap on the shop's button falls on what appears here. */
  @keyframes seen { from { pointer-events: none; } to { pointer-events: auto; } }
  form { animation: seen 0.6s step-end; }
  button[value=approve] { background: var(--confirm); border-color: var(--confirm); color: var(--on-confirm); }
  label { display: flex; gap: 0.5rem; align-items: center; min-height: 2rem; }`;

const settledText = 'Questo pagamento è già concluso: torna al negozio per vedere il tuo ordine.';

const form = `<form method="post">
  <label><input type="checkbox" name="save" value="true"> Salva la carta per la prossima spesa</label>
  <button name="result" value="approve">Approva il pagamento</button>
  <button name="result" value="decline">Rifiuta il pagamento</button>
  <button name="result" value="abandon">Abbandona e torna al negozio</button>
  <button name="result" value="pending">Lascia in sospeso</button>
</form>`;

/** The provider's test page: works without script (D02). */
export function pspPage(intent: IntentRow, { shop, back }: { shop: string; back: string }): string {
  const open = intent.state === 'open';
  return htmlPage({
    title: `Pagamento di prova · ${shop}`,
    style,
    main: `<h1>Pagamento di prova</h1>
<p>${escapeHtml(shop)}</p>
<dl>
<dt>Ordine</dt><dd>${intent.orderId}</dd>
<dt>Importo da autorizzare</dt><dd>${euros.format(intent.amount / 100)}</dd>
</dl>
${open ? form : `<p>${settledText}</p><p><a href="${escapeHtml(back)}">Torna al negozio</a></p>`}`,
  });
}
