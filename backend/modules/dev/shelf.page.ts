import { escapeHtml } from '../../http/escape-html.ts';
import { htmlPage } from '../../http/html-page.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import type { ShelfStock } from '../catalogue/shelf.repository.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid var(--rule); padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  fieldset { border: 0; margin: 0.5rem 0; padding: 0; }
  label { display: inline-flex; gap: 0.375rem; align-items: center; min-height: 2.75rem; margin-right: 0.75rem; }
  input, button { font: inherit; min-height: 2.75rem; }
  input[type=number] { width: 7rem; }
  button { padding: 0 1rem; cursor: pointer; }`;

const weekdays = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/** A product with what stands of it in the warehouses. */
export interface ShownShelf {
  readonly product: ShelfProduct;
  readonly stock: readonly ShelfStock[];
}

function dayField(name: string, at: number, locked: number): string {
  const checked = (locked & (1 << at)) === 0 ? '' : ' checked';
  return `<label><input type="checkbox" name="off" value="${at}"${checked}> ${name}</label>`;
}

function classField({ product: { fixed } }: ShownShelf): string {
  const rule = fixed.productClassRuleMax;
  if (rule === null) return '';
  const { productClassId, productClassName: name, max, unit } = rule;
  return `<input type="hidden" name="classId" value="${productClassId}"><label>Al massimo
<input type="number" name="classMax" min="0" value="${max}"> ${escapeHtml(unit)} di «${escapeHtml(name)}» (tutta la classe)</label>`;
}

function article(shown: ShownShelf, query: string): string {
  const { row, fixed } = shown.product;
  const [first] = shown.stock;
  const available = fromThousandths(first?.available ?? 0);
  const days = weekdays.map((name, at) => dayField(name, at, first?.lockedWeekdays ?? 0)).join('');
  return `<article>
<h2>${escapeHtml(`${row.name}, ${row.brand}`)}</h2>
<p><a href="/catalog/product/${escapeHtml(row.slug)}">${escapeHtml(row.slug)}</a> · ${escapeHtml(row.packText)}</p>
<form method="post" action="/__dev/stock">
<input type="hidden" name="slug" value="${escapeHtml(row.slug)}"><input type="hidden" name="q" value="${escapeHtml(query)}">
<label>Disponibili <input type="number" name="available" min="0" step="0.001" value="${available}">
${sellingKind(row.infos) === 'loose' ? escapeHtml(fixed.weightUnitDisplay) : 'pezzi'}</label>
<label>Al massimo per ordine (0: nessun limite) <input type="number" name="maxAcq" min="0" value="${row.maxAcq}"></label>
<label>Al massimo al giorno per cliente (0: nessun limite) <input type="number" name="dailyMax" min="0" value="${row.dailyMax}"></label>
${classField(shown)}
<fieldset><legend>Non si vende di</legend>${days}</fieldset>
<button>Salva</button></form>
</article>`;
}

/** Products found by a word, each with stock, days and maxima that can be set (D12). */
export function shelfPage(
  { query, found }: { query: string; found: readonly ShownShelf[] },
  shop: string,
): string {
  const title = `Scaffale · ${shop}`;
  const search = `<form method="get" action="/__dev/stock" role="search"><label>Prodotto
<input type="search" name="q" value="${escapeHtml(query)}" autofocus></label> <button>Cerca</button></form>`;
  const none = query === '' ? '' : '<p>Nessun prodotto.</p>';
  return htmlPage({
    lang: 'it',
    title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
${search}
${found.length === 0 ? none : found.map((one) => article(one, query)).join('')}`,
  });
}
