import ky from 'ky';
import * as v from 'valibot';
import {
  contentFormPath,
  formAnswerSchema,
  mailFormSchema,
  type FormAnswer,
  type MailForm,
} from '../../contract/api/content/content-form.ts';
import { contentApi } from '../../contract/api/content/content.ts';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import { sessionHeaders } from '../../contract/api/headers.ts';
import type { ApiClient } from '../api-client.ts';
import { provingWork } from '../bot-check.ts';
import type { SessionStore } from '../session-store.ts';
import type { ContentOptions } from './content-reader.ts';

/** A form as it is sent: where to, by which leave, and what is typed in each field. */
export interface FilledForm extends Pick<MailForm, 'action' | 'security'> {
  values: Readonly<Record<string, string>>;
}

/** The forms the shop mails to itself (X07, X10). Both throw ApiFailure. */
export interface ContactFormService {
  /** The fields, and the leave to send them, which is good for an hour. */
  view(formId: number, options?: ContentOptions): Promise<MailForm>;
  /** Mails it to the shop; answers what the shop says to that. */
  send(filled: FilledForm, options?: ContentOptions): Promise<string>;
}

export interface ContactFormDependencies {
  client: ApiClient;
  baseUrl: string;
  fetch: typeof fetch;
  session: SessionStore;
}

const messagesOf = ({ message, fields, code }: Extract<FormAnswer, { success: false }>['data']) => {
  const atFields = Object.entries(fields).map(([field, text]): ServerMessage => ({
    code: 'validation',
    text,
    field,
  }));
  return atFields.length > 0 ? atFields : [{ code: code ?? null, text: message, field: null }];
};

export function createContactFormService(deps: ContactFormDependencies): ContactFormService {
  const { credentials } = deps.session;
  const http = ky.create({ fetch: deps.fetch, timeout: false, throwHttpErrors: false, retry: 0 });

  async function ask<S extends v.GenericSchema>(
    path: string,
    schema: S,
    init: RequestInit,
  ): Promise<v.InferOutput<S>> {
    const { signal } = init;
    const response = await http(`${deps.baseUrl}${path}`, { ...init, cache: 'no-store' }).catch(
      (cause: unknown) => {
        throw signal?.aborted === true ? signal.reason : new ApiFailure('network', { cause });
      },
    );
    if (response.status === 404) throw new ApiFailure('notFound');
    if (response.status >= 500) throw new ApiFailure('serviceDown');
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiFailure('unreadable');
    return parsed.output;
  }

  const signalOf = ({ signal }: ContentOptions) => (signal === undefined ? {} : { signal });

  async function sendWith(
    { action, security, values }: FilledForm,
    { options, proof }: { options: ContentOptions; proof: Readonly<Record<string, string>> },
  ): Promise<string> {
    const query = new URLSearchParams(proof).toString();
    const answer = await ask(`${contentFormPath}${query === '' ? '' : `?${query}`}`, formAnswerSchema, {
      method: 'POST',
      headers: {
        [sessionHeaders(credentials.headerPrefix).client]: credentials.kind,
        ...credentials.headers(),
      },
      body: new URLSearchParams({ action, security, formData: JSON.stringify(values) }),
      ...signalOf(options),
    });
    if (!answer.success) throw new ApiFailure('refused', { messages: messagesOf(answer.data) });
    return answer.data.message;
  }

  return {
    view: (formId, options = {}) =>
      ask(`${contentApi}/get_mail_pars?form_id=${formId}`, mailFormSchema, signalOf(options)),
    send: (filled, options = {}) =>
      provingWork(deps.client, {
        call: (proof) => sendWith(filled, { options, proof: { ...proof } }),
        options,
      }),
  };
}
