import type { Currency } from '../../../contract/currencies.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { htmlPage } from '../../http/html-page.ts';
import { saidMoney } from '../../platform/said-money.ts';
import { claimNumber, claimOf } from '../order/claim/order-claims.ts';
import type { OrderLineRow, OrderRow } from '../order/order.repository.ts';

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid var(--rule); padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  form { display: inline-block; margin: 0.5rem 0.5rem 0 0; }
  button { font: inherit; min-height: 2.75rem; padding: 0 1rem; cursor: pointer; }`;

function press(action: string, label: string, fields: Readonly<Record<string, string | number>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('');
  return `<form method="post" action="${action}">${inputs}<button>${escapeHtml(label)}</button></form>`;
}

const orderArticle = (
  { orderId, slotDate, slotBegin, totalPrice }: OrderRow,
  currency: Currency,
) => `<article>
<h2>Ordine n. ${orderId}</h2>
<p>${slotDate}, dalle ${slotBegin} · ${saidMoney(totalPrice, currency).it}</p>
${press('/__dev/delivery', 'Consegna tutto', { order_id: orderId })}
${press('/__dev/delivery', 'Consegna con mancanze', { order_id: orderId, short: 'true' })}
</article>`;

function claimArticle(line: OrderLineRow, currency: Currency): string {
  const claim = claimOf(line);
  if (claim === null) return '';
  const fields = { order_id: line.orderId, orderItemId: line.orderItemId };
  const presses =
    claim.state === 'received'
      ? [
          press('/__dev/claim', 'Accetta', { ...fields, decision: 'accept' }),
          press('/__dev/claim', 'Rifiuta', { ...fields, decision: 'refuse' }),
        ]
      : [press('/__dev/claim', 'Rimborso pagato', { ...fields, decision: 'paid' })];
  return `<article>
<h2>Segnalazione n. ${claimNumber(line)}</h2>
<p>${escapeHtml(line.product.name)} · ${claim.reason} · ${saidMoney(claim.refund, currency).it}</p>
${presses.join('\n')}
</article>`;
}

/** The orders on their way and the claims to decide of a tenant, each with what may be done in one press (D07, D09). */
export function deliveryPage(
  { underWay, claims }: { underWay: readonly OrderRow[]; claims: readonly OrderLineRow[] },
  { name, currency }: Pick<TenantFacts, 'name' | 'currency'>,
): string {
  const title = `Consegne e segnalazioni · ${name}`;
  return htmlPage({
    lang: 'it',
    title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
${underWay.length === 0 ? '<p>Nessun ordine da consegnare.</p>' : underWay.map((order) => orderArticle(order, currency)).join('')}
${claims.length === 0 ? '<p>Nessuna segnalazione da decidere.</p>' : claims.map((line) => claimArticle(line, currency)).join('')}`,
  });
}
