import { contentFormPath } from '../../../contract/api/content/content-form.ts';
import type { FormAnswer } from '../../../contract/api/content/content-form.ts';
import { contentApi } from '../../../contract/api/content/content.ts';
import { contentError } from '../../http/content-error.ts';
import { isCrossSite } from '../../http/cross-site.ts';
import { jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import { requestRefused, unreadableRequest } from '../../http/request-words.ts';
import { UnreadableRequestError } from '../../http/unreadable-request.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { RefusalError, RateLimitError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { Said } from '../../platform/said.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { queryOf, wholeNumber, wrongParams } from './content-answers.ts';
import type { ContentContext } from './content.context.ts';
import { readFormData, readPostedForm } from './form-body.ts';
import { isNonce } from './form-nonce.ts';
import { formByAction, formById } from './forms.ts';
import { mailForm, refusedForm, sendForm } from './send-form.usecases.ts';

const privately = { 'Cache-Control': 'private, no-store' };
const tenMinutesMs = 10 * 60_000;
const mostMessages = 20;

const words = {
  noForm: { it: 'Modulo non trovato.', 'en-US': 'Form not found.' },
  unknown: { it: 'Questo modulo non esiste.', 'en-US': 'This form does not exist.' },
  expired: {
    it: 'Il modulo è scaduto: ricarica la pagina e invialo di nuovo.',
    'en-US': 'The form has expired: reload the page and send it again.',
  },
  tooMany: {
    it: 'Troppi messaggi, riprova più tardi.',
    'en-US': 'Too many messages, try again later.',
  },
} satisfies Readonly<Record<string, Said>>;

async function formParams(call: RawCall<Transactional<ContentContext>>): Promise<Response> {
  const formId = wholeNumber(queryOf(call)('form_id') ?? '');
  if (formId === null) return wrongParams(call);
  const form = formById(formId);
  if (form === null) return contentError(404, 'rest_no_form', words.noForm[call.context.language]);
  return jsonResponse(await mailForm(call.context, form), 200, privately);
}

const answer = (body: FormAnswer, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  jsonResponse(body, status, { ...privately, ...headers });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function takeForm(call: RawCall<Transactional<ContentContext>>): Promise<Response> {
  const { request, context, requestInfo } = call;
  const { language } = context;
  const posted = await readPostedForm(request);
  const bucket = digestKey('form', requestInfo.address);
  await consumeAttempt(context, { bucket, limit: mostMessages, windowMs: tenMinutesMs });
  await assertHuman(
    context,
    queryOf(call)('token_recaptcha') ?? (text(posted['token_recaptcha']) || undefined),
  );
  const form = formByAction(text(posted['action']));
  if (form === null) return answer(refusedForm(words.unknown[language]), 400);
  if (!(await isNonce(context, text(posted['security']), form.formId))) {
    return answer(refusedForm(words.expired[language], { code: 'form.expired' }), 403);
  }
  return answer(await sendForm(context, form, readFormData(posted['formData'])));
}

async function submitForm(call: RawCall<Transactional<ContentContext>>): Promise<Response> {
  const { language } = call.context;
  if (isCrossSite(call.request, call.requestInfo)) return answer(refusedForm(requestRefused[language]), 403);
  try {
    return await takeForm(call);
  } catch (error) {
    if (error instanceof RefusalError) {
      const isBot = error.code === 'bot.refused';
      return answer(refusedForm(error.messages[0].text[language], isBot ? { code: 'bot.refused' } : {}));
    }
    if (error instanceof UnreadableRequestError) {
      return answer(refusedForm(unreadableRequest[language]), error.status);
    }
    if (!(error instanceof RateLimitError)) throw error;
    return answer(refusedForm(words.tooMany[language]), 429, {
      'Retry-After': String(error.retryAfterSeconds),
    });
  }
}

/** X07, X10. */
export const formRoutes: readonly RawRoute<Transactional<ContentContext>>[] = [
  { method: 'GET', pattern: `${contentApi}/get_mail_pars`, handle: formParams },
  { method: 'POST', pattern: contentFormPath, handle: submitForm },
];
