import * as v from 'valibot';
import { deliveryServiceIds } from '../../../contract/api/shopping/delivery.ts';
import { dateIso, id, int, text, textFilter } from '../../../contract/api/params.ts';
import { readBodyText } from '../../http/body.ts';
import { readForm, readJson } from '../../http/raw-params.ts';
import { htmlResponse, jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import { listDeliveries, setClaim, setDelivery } from './delivery.calls.ts';
import type { DevContext } from './dev.context.ts';
import { listShelf, setShelf } from './shelf.calls.ts';
import { listPushes, tellByHand } from './push.calls.ts';
import { moveOrder } from './move-order.usecases.ts';
import { outboxPage } from './outbox.page.ts';

const outboxSchema = v.object({ to: v.optional(textFilter()), since: v.optional(int(0, 2 ** 31 - 1), 0) });

const timeslotSchema = v.object({
  dateIso: dateIso(),
  timeslotId: id(),
  deliveryServiceId: v.optional(v.pipe(int(), v.picklist(deliveryServiceIds)), 2),
  left: int(0, 1_000_000),
});

const previewSchema = v.object({ login: text(120, 1), date: v.nullable(dateIso()) });

const orderSchema = v.object({ order_id: id(), orderStatusId: int(1, 18) });

const wrongParams = () => jsonResponse({ error: 'parameters' }, 422);

async function outbox(call: RawCall<Transactional<DevContext>>): Promise<Response> {
  const asked = v.safeParse(outboxSchema, readForm(call.requestInfo.url.search.slice(1)));
  if (!asked.success) return wrongParams();
  const rows = await call.context.outbox.list({ to: asked.output.to ?? null, since: asked.output.since });
  if ((call.request.headers.get('accept') ?? '').includes('text/html')) {
    return htmlResponse(outboxPage(rows, call.context.facts.name));
  }
  const mails = rows.map((row) => ({
    id: row.mailId,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    text: row.textBody,
    html: row.htmlBody,
    params: row.params,
    links: row.links,
  }));
  return jsonResponse({ mails }, 200, { 'Cache-Control': 'private, no-store' });
}

/** One mail as a mail program shows it. */
async function mailPreview({ context, path }: RawCall<Transactional<DevContext>>): Promise<Response> {
  const asked = v.safeParse(id(), Number(path['mailId']));
  const mail = asked.success ? await context.outbox.find(asked.output) : null;
  return mail === null ? jsonResponse({ error: 'mail' }, 404) : htmlResponse(mail.htmlBody);
}

async function setTimeslot(call: RawCall<Transactional<DevContext>>): Promise<Response> {
  const asked = v.safeParse(timeslotSchema, readJson(await readBodyText(call.request)));
  if (!asked.success) return wrongParams();
  const { dateIso: slotDate, timeslotId, deliveryServiceId, left } = asked.output;
  const { stores, templates } = await call.context.shop();
  if (!templates.some((template) => template.timeslotId === timeslotId)) {
    return jsonResponse({ error: 'timeslot' }, 404);
  }
  await call.context.slots.freeExpired(call.context.now);
  for (const { storeId } of stores.all) {
    await call.context.slots.setLeft({ storeId, deliveryServiceId, slotDate, timeslotId }, left);
  }
  return jsonResponse({ dateIso: slotDate, timeslotId, deliveryServiceId, left });
}

/** Has a shopper look at the shop of a day to come (SLOT-19); null ends it. */
async function setPreviewDate(call: RawCall<Transactional<DevContext>>): Promise<Response> {
  const asked = v.safeParse(previewSchema, readJson(await readBodyText(call.request)));
  if (!asked.success) return wrongParams();
  const { login, date } = asked.output;
  const user = await call.context.users.findByLogin(login);
  if (user === null) return jsonResponse({ error: 'login' }, 404);
  const cart = await ensureActiveCart(call.context, user.userId);
  await call.context.carts.update(cart.cartId, { previewDate: date });
  return jsonResponse({ login, date });
}

async function setOrderStatus(call: RawCall<Transactional<DevContext>>): Promise<Response> {
  const asked = v.safeParse(orderSchema, readJson(await readBodyText(call.request)));
  if (!asked.success) return wrongParams();
  const moved = await moveOrder(call.context, asked.output.order_id, asked.output.orderStatusId);
  if (moved === null) return jsonResponse({ error: 'order' }, 404);
  return jsonResponse({ order_id: moved.orderId, orderStatusId: moved.statusId });
}

/** D01, D03, D04, D07-D12: what a developer or a test needs to see and to move; never in production. */
export const devRoutes: readonly RawRoute<Transactional<DevContext>>[] = [
  { method: 'GET', pattern: '/__dev/outbox', handle: outbox },
  { method: 'GET', pattern: '/__dev/outbox/:mailId', handle: mailPreview },
  { method: 'POST', pattern: '/__dev/timeslot', handle: setTimeslot },
  { method: 'POST', pattern: '/__dev/order-status', handle: setOrderStatus },
  { method: 'GET', pattern: '/__dev/delivery', handle: listDeliveries },
  { method: 'POST', pattern: '/__dev/delivery', handle: setDelivery },
  { method: 'GET', pattern: '/__dev/stock', handle: listShelf },
  { method: 'POST', pattern: '/__dev/stock', handle: setShelf },
  { method: 'POST', pattern: '/__dev/claim', handle: setClaim },
  { method: 'POST', pattern: '/__dev/preview-date', handle: setPreviewDate },
  { method: 'GET', pattern: '/__dev/pushes', handle: listPushes },
  { method: 'POST', pattern: '/__dev/push', handle: tellByHand },
];
