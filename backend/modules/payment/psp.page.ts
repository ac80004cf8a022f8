import { escapeHtml } from '../mail/mail-text.ts';
import type { IntentRow } from './payment.repository.ts';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #f3f4f2; color: #1c2321; }
  main { max-width: 26rem; margin: 8vh auto; padding: 2rem; background: #fff; border-radius: 0.75rem; }
  h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; text-align: right; font-weight: 600; }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.75rem; font: inherit;
    border: 1px solid #5d6663; border-radius: 0.5rem; background: #fff; color: inherit; cursor: pointer; }
  button[value=approve] { background: #14532d; border-color: #14532d; color: #fff; }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
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
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Pagamento di prova · ${escapeHtml(shop)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Pagamento di prova</h1>
<p>${escapeHtml(shop)}</p>
<dl>
<dt>Ordine</dt><dd>${intent.orderId}</dd>
<dt>Importo da autorizzare</dt><dd>${euros.format(intent.amount / 100)}</dd>
</dl>
${open ? form : `<p>${settledText}</p><p><a href="${escapeHtml(back)}">Torna al negozio</a></p>`}
</main>
</body>
</html>`;
}
