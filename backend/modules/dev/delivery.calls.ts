import * as v from 'valibot';
import { readBodyText } from '../../http/body.ts';
import { readForm, readJson } from '../../http/raw-params.ts';
import { htmlResponse, jsonResponse, seeOther } from '../../http/raw-responses.ts';
import type { RawCall } from '../../http/raw-route.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import {
  ClaimDecisionError,
  claimDecisionSchema,
  decideClaim,
} from '../order/claim/decide-claim.usecases.ts';
import { DeliveryReportError, deliveryReportSchema } from '../order/delivery-report.ts';
import { reportDelivery } from '../order/report-delivery.usecases.ts';
import { deliveryPage } from './delivery.page.ts';
import type { DevContext } from './dev.context.ts';

type Call = RawCall<Transactional<DevContext>>;

const wrongParams = () => jsonResponse({ error: 'parameters' }, 422);

const isForm = ({ request }: Call): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** A field of the page's forms as the JSON value it stands for. */
function fieldValue(text: unknown): unknown {
  if (text === 'true') return true;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

async function given(call: Call): Promise<unknown> {
  const body = await readBodyText(call.request);
  if (!isForm(call)) return readJson(body);
  return Object.fromEntries(Object.entries(readForm(body)).map(([name, text]) => [name, fieldValue(text)]));
}

/** Orders on their way and claims to decide, for a browser (D07, D09). */
export async function listDeliveries({ context }: Call): Promise<Response> {
  const underWay = await context.orderDeliveries.listUnderWay();
  const claims = await context.orderDeliveries.listOpenClaims();
  return htmlResponse(deliveryPage({ underWay, claims }, context.facts));
}

/** Hands an order over; a form leads to the order in the shop (D07). */
export async function setDelivery(call: Call): Promise<Response> {
  const asked = v.safeParse(deliveryReportSchema, await given(call));
  if (!asked.success) return wrongParams();
  try {
    const order = await reportDelivery(call.context, asked.output);
    if (order === null) return jsonResponse({ error: 'order' }, 404);
    const { orderId, orderStatusId, delivery } = order;
    if (isForm(call)) return seeOther(`/profile/orders/${orderId}`);
    return jsonResponse({ order_id: orderId, orderStatusId, delivery });
  } catch (error) {
    if (error instanceof DeliveryReportError) return jsonResponse({ error: error.message }, 422);
    throw error;
  }
}

/** Decides a claim as the shop would; a form leads to the order in the shop (D09). */
export async function setClaim(call: Call): Promise<Response> {
  const asked = v.safeParse(claimDecisionSchema, await given(call));
  if (!asked.success) return wrongParams();
  try {
    const order = await decideClaim(call.context, asked.output);
    if (order === null) return jsonResponse({ error: 'order' }, 404);
    if (isForm(call)) return seeOther(`/profile/orders/${order.orderId}`);
    const { orderItemId } = asked.output;
    const claim = order.orderItems?.find((item) => item.orderItemId === orderItemId)?.claim ?? null;
    return jsonResponse({ order_id: order.orderId, orderItemId, claim });
  } catch (error) {
    if (error instanceof ClaimDecisionError) return jsonResponse({ error: error.message }, 422);
    throw error;
  }
}
