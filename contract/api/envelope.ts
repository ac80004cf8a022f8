import * as v from 'valibot';

/** A message ready to show, with a stable code the client may translate (T1). */
export interface ServerMessage {
  text: string;
  code: string | null;
  field: string | null;
}

/** Who the answer was given to; `userId` -1 is nobody. */
interface EnvelopeUser {
  userId: number;
  login: string | null;
  firstName: string | null;
}

/** The answer of every call under the shop API, read tolerantly (API-02, API-03). `status` 0 is success. */
export interface Envelope {
  status: number;
  errors: ServerMessage[];
  infos: ServerMessage[];
  warnings: ServerMessage[];
  user: EnvelopeUser;
  data: unknown;
}

const record = v.record(v.string(), v.unknown());
const asRecord = (value: unknown): Record<string, unknown> => (v.is(record, value) ? value : {});
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : [];

function readMessages(entries: unknown, texts: unknown, key: 'error' | 'info' | 'warning'): ServerMessage[] {
  const messages = asList(entries).flatMap((entry): ServerMessage[] => {
    if (typeof entry === 'string') return [{ text: entry, code: null, field: null }];
    const fields = asRecord(entry);
    const text = asText(fields[key]);
    return text === null ? [] : [{ text, code: asText(fields['code']), field: asText(fields['field']) }];
  });
  if (messages.length > 0) return messages;
  return asList(texts).flatMap((text) =>
    typeof text === 'string' ? [{ text, code: null, field: null }] : [],
  );
}

function readUser(body: Record<string, unknown>, data: unknown): EnvelopeUser {
  const inData = asRecord(data);
  const user = asRecord(body['user'] ?? inData['user']);
  const userId = user['userId'] ?? inData['userId'];
  return {
    userId: typeof userId === 'number' ? userId : -1,
    login: asText(user['login']),
    firstName: asText(user['firstName']),
  };
}

/** Thrown for a body that is no envelope at all: shown as the general error (ERR-04). */
class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/**
 * Reads an answer of the shop API: nested under `response` or flat at the root, with leading blank lines, with the
 * `…Message` lists as text, list or missing.
 */
export function readEnvelope(bodyText: string): Envelope {
  let parsed: unknown;
  try {
    parsed = JSON.parse(bodyText.trim());
  } catch (cause) {
    throw new UnreadableAnswerError('the answer is not JSON', { cause });
  }
  const body = asRecord(parsed);
  const response = body['response'] === undefined ? body : asRecord(body['response']);
  const status = response['status'];
  if (typeof status !== 'number') throw new UnreadableAnswerError('the answer carries no status');
  const data = body['data'] ?? null;
  return {
    status,
    errors: readMessages(response['errors'], response['errorsMessage'], 'error'),
    infos: readMessages(response['infos'], response['infosMessage'], 'info'),
    warnings: readMessages(response['warnings'], response['warningsMessage'], 'warning'),
    user: readUser(body, data),
    data,
  };
}
