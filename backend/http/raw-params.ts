import { UnreadableRequestError } from './unreadable-request.ts';

/** Parameters as they came: text, lists of text, or JSON values. Never inherits from Object. */
export type RawParams = Record<string, unknown>;

const maxDepth = 32;

export function emptyParams(): RawParams {
  // Without a prototype a parameter named __proto__ is a name like any other.
  return Object.create(null) as RawParams;
}

function decoded(text: string): string {
  try {
    // A browser's form ends its lines with CR LF; here a line ends with LF (T3).
    return decodeURIComponent(text.replaceAll('+', ' ')).replaceAll('\r\n', '\n');
  } catch {
    throw new UnreadableRequestError(400);
  }
}

/** Reads a query or a form; a name given several times becomes a list (T3). */
export function readForm(text: string): RawParams {
  const params = emptyParams();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decoded(pair.slice(equals + 1));
    const before = params[name];
    if (before === undefined) params[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else params[name] = [before, value];
  }
  return params;
}

function assertReadable(value: unknown, depth: number): void {
  if (depth > maxDepth) throw new UnreadableRequestError(400);
  if (typeof value === 'string' && !value.isWellFormed()) throw new UnreadableRequestError(400);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    assertReadable(name, depth);
    assertReadable(entry, depth + 1);
  }
}

/** Reads a JSON object; throws UnreadableRequestError for anything else, depth beyond 32 and broken text. */
export function readJson(text: string): RawParams {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnreadableRequestError(400);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UnreadableRequestError(400);
  }
  assertReadable(parsed, 0);
  return Object.assign(emptyParams(), parsed);
}
