import type { Currency } from '../../../contract/currencies.ts';
import type { Language } from '../../../contract/languages.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { cardStyle, htmlPage } from '../../http/html-page.ts';
import type { InEach } from '../../platform/said.ts';
import { saidMoney } from '../../platform/said-money.ts';
import type { IntentRow } from '../payment/payment.repository.ts';

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

const words = {
  it: {
    title: 'Pagamento di prova',
    order: 'Ordine',
    amount: 'Importo da autorizzare',
    save: 'Salva la carta per la prossima spesa',
    approve: 'Approva il pagamento',
    decline: 'Rifiuta il pagamento',
    abandon: 'Abbandona e torna al negozio',
    pending: 'Lascia in sospeso',
    settled: 'Questo pagamento è già concluso: torna al negozio per vedere il tuo ordine.',
    back: 'Torna al negozio',
  },
  'en-US': {
    title: 'Test payment',
    order: 'Order',
    amount: 'Amount to authorize',
    save: 'Save the card for the next order',
    approve: 'Approve the payment',
    decline: 'Decline the payment',
    abandon: 'Leave and return to the store',
    pending: 'Leave it pending',
    settled: 'This payment is settled already: return to the store to see your order.',
    back: 'Return to the store',
  },
} satisfies InEach<Readonly<Record<string, string>>>;

const form = (say: (typeof words)[Language]): string => `<form method="post">
  <label><input type="checkbox" name="save" value="true"> ${say.save}</label>
  <button name="result" value="approve">${say.approve}</button>
  <button name="result" value="decline">${say.decline}</button>
  <button name="result" value="abandon">${say.abandon}</button>
  <button name="result" value="pending">${say.pending}</button>
</form>`;

/** The provider's test page: works without script (D02). */
export function pspPage(
  intent: IntentRow,
  { shop, back, language, currency }: { shop: string; back: string; language: Language; currency: Currency },
): string {
  const say = words[language];
  const open = intent.state === 'open';
  return htmlPage({
    lang: language,
    title: `${say.title} · ${shop}`,
    style,
    main: `<h1>${say.title}</h1>
<p>${escapeHtml(shop)}</p>
<dl>
<dt>${say.order}</dt><dd>${intent.orderId}</dd>
<dt>${say.amount}</dt><dd>${saidMoney(intent.amount, currency)[language]}</dd>
</dl>
${open ? form(say) : `<p>${say.settled}</p><p><a href="${escapeHtml(back)}">${say.back}</a></p>`}`,
  });
}
