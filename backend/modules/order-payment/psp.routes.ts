import * as v from 'valibot';
import { flag } from '../../../contract/api/params.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { recordDenial } from '../../audit/record-denial.ts';
import { bodyKind, readBodyText } from '../../http/body.ts';
import { readForm, readJson } from '../../http/raw-params.ts';
import { htmlResponse, jsonResponse, seeOther } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { pagePath } from '../mail/send-mail.ts';
import type { OrderPaymentContext } from './order-payment.context.ts';
import { isSignedCallback } from './psp-signature.ts';
import { pspPage } from './psp.page.ts';
import { returnPath, settlePayment } from './settle-payment.usecases.ts';

const resultSchema = v.picklist(['approve', 'decline', 'abandon', 'pending']);
const formSchema = v.object({ result: resultSchema, save: v.optional(flag(), false) });
const callbackSchema = v.object({ token: v.string(), result: resultSchema });

const unknownToken = () => jsonResponse({ error: 'unknown' }, 404);

async function showPage(call: RawCall<Transactional<OrderPaymentContext>>): Promise<Response> {
  const intent = await call.context.payments.findIntent(call.path['token'] ?? '');
  if (intent === null) return unknownToken();
  if ((call.request.headers.get('accept') ?? '').includes('application/json')) {
    return jsonResponse({
      token: intent.token,
      orderId: intent.orderId,
      amount: fromCents(intent.amount),
      currency: call.context.facts.currency,
      // To the shopper an intent replaced by another attempt was left behind.
      state: intent.state === 'void' ? 'abandoned' : intent.state,
    });
  }
  const { facts, language } = call.context;
  return htmlResponse(
    pspPage(intent, {
      shop: facts.name,
      back: pagePath(facts, language, returnPath(intent)),
      language,
      currency: facts.currency,
    }),
  );
}

async function submitPage(call: RawCall<Transactional<OrderPaymentContext>>): Promise<Response> {
  const text = await readBodyText(call.request);
  const form = v.safeParse(formSchema, bodyKind(call.request) === 'json' ? readJson(text) : readForm(text));
  const token = call.path['token'] ?? '';
  if ((await call.context.payments.findIntent(token)) === null) return unknownToken();
  if (!form.success) return jsonResponse({ error: 'result' }, 422);
  const intent = await settlePayment(call.context, token, {
    by: 'shopper',
    result: form.output.result,
    save: form.output.save,
  });
  const { facts, language } = call.context;
  return intent === null ? unknownToken() : seeOther(pagePath(facts, language, returnPath(intent)));
}

async function takeCallback(call: RawCall<Transactional<OrderPaymentContext>>): Promise<Response> {
  const { request, context } = call;
  const body = await readBodyText(request);
  const signed = isSignedCallback(
    {
      timestamp: request.headers.get('x-psp-timestamp'),
      signature: request.headers.get('x-psp-signature'),
      body,
    },
    { secret: context.config.pspSecret, now: context.now },
  );
  if (!signed) {
    const { address } = call.requestInfo;
    context.log.warn('payment.callbackRefused', { tenant: context.facts.tenantId, address });
    await recordDenial(context, { http: 401, address });
    return jsonResponse({ error: 'signature' }, 401);
  }
  const read = v.safeParse(callbackSchema, readJson(body));
  if (!read.success) return jsonResponse({ error: 'body' }, 422);
  const intent = await settlePayment(context, read.output.token, {
    by: 'provider',
    result: read.output.result,
    save: false,
  });
  if (intent === null) return unknownToken();
  return jsonResponse({ orderId: intent.orderId, state: intent.state });
}

/** D06: the provider's own word, signed (see `pspSignature`): JSON {token, result}. Any number of times. */
export const callbackRoutes: readonly RawRoute<Transactional<OrderPaymentContext>>[] = [
  { method: 'POST', pattern: '/__psp/callback', handle: takeCallback },
];

/** D02: the test provider's page. */
export const pspPageRoutes: readonly RawRoute<Transactional<OrderPaymentContext>>[] = [
  { method: 'GET', pattern: '/__psp/:token', handle: showPage },
  { method: 'POST', pattern: '/__psp/:token', handle: submitPage },
];
