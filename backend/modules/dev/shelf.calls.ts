import * as v from 'valibot';
import { id, int, num, text } from '../../../contract/api/params.ts';
import { toThousandths } from '../../../contract/rules/number/thousandths.ts';
import { readBodyText } from '../../http/body.ts';
import { readForm, readJson } from '../../http/raw-params.ts';
import { htmlResponse, jsonResponse, seeOther } from '../../http/raw-responses.ts';
import type { RawCall } from '../../http/raw-route.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { DevContext } from './dev.context.ts';
import { shelfPage } from './shelf.page.ts';

type Call = RawCall<Transactional<DevContext>>;

const most = 1_000_000;
const weekday = int(0, 6);

const shelfSchema = v.object({
  slug: text(200, 1),
  q: v.optional(v.string(), ''),
  /** Pieces, or base units of loose goods. */
  available: v.optional(num(0, most)),
  /** 0 for Monday. */
  weekdaysOff: v.optional(v.array(weekday)),
  maxAcq: v.optional(int(0, most)),
  dailyMax: v.optional(int(0, most)),
  classMax: v.optional(v.object({ productClassId: id(), max: v.nullable(int(0, most)) })),
});

const formSchema = v.pipe(
  v.object({
    slug: text(200, 1),
    q: v.optional(v.string(), ''),
    available: num(0, most),
    off: v.optional(v.union([v.array(weekday), weekday]), []),
    maxAcq: int(0, most),
    dailyMax: v.optional(int(0, most)),
    classId: v.optional(id()),
    classMax: v.optional(int(0, most)),
  }),
  v.transform(({ off, classId, classMax, ...rest }) => ({
    ...rest,
    weekdaysOff: typeof off === 'number' ? [off] : off,
    classMax:
      classId === undefined || classMax === undefined
        ? undefined
        : { productClassId: classId, max: classMax },
  })),
);

const shownAtOnce = 20;

/** Products found by name, with what can be set of them, for a browser (D12). */
export async function listShelf({ context, requestInfo }: Call): Promise<Response> {
  const query = requestInfo.url.searchParams.get('q')?.trim() ?? '';
  const { catalogue } = await context.shop();
  const products = query === '' ? [] : catalogue.search().find(query).products.slice(0, shownAtOnce);
  const found = await Promise.all(
    products.map(async (product) => ({
      product,
      stock: await context.shelves.stockOf(product.row.productId),
    })),
  );
  return htmlResponse(shelfPage({ query, found }, context.facts.name));
}

/** Sets stock, days and maxima of a product in every warehouse; a form leads back to the page (D12). */
export async function setShelf(call: Call): Promise<Response> {
  const isForm = (call.request.headers.get('content-type') ?? '').startsWith(
    'application/x-www-form-urlencoded',
  );
  const body = await readBodyText(call.request);
  const asked = isForm ? v.safeParse(formSchema, readForm(body)) : v.safeParse(shelfSchema, readJson(body));
  if (!asked.success) return jsonResponse({ error: 'parameters' }, 422);
  const { slug, available, weekdaysOff, maxAcq, dailyMax, classMax } = asked.output;
  const { catalogue } = await call.context.shop({ exact: true });
  const product = catalogue.bySlug(slug);
  if (product === null) return jsonResponse({ error: 'product' }, 404);
  const lockedWeekdays = weekdaysOff?.reduce((bits, day) => bits | (1 << day), 0);
  const inStock = available === undefined ? undefined : (toThousandths(available) ?? 0);
  await call.context.transaction((unit) =>
    unit.shelves.set(product.row.productId, {
      available: inStock,
      lockedWeekdays,
      maxAcq,
      dailyMax,
      classMax,
    }),
  );
  // The next call of this process knows of it.
  await call.context.shop({ exact: true });
  if (isForm) return seeOther(`/__dev/stock?q=${encodeURIComponent(asked.output.q)}`);
  return jsonResponse({ slug, stock: await call.context.shelves.stockOf(product.row.productId) });
}
