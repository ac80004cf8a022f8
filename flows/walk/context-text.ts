import type { ContextChange, ContextEntry } from './hand-walk.ts';

const isActor = (value: object): value is { id: string } =>
  'getSnapshot' in value && 'send' in value && 'id' in value;

/** Other flows by their names, failures with what they carry, the rest as JSON has it. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === 'function') return '(function)';
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof Error)
    return Object.fromEntries([[value.name, value.message], ...Object.entries(value)]);
  return value instanceof Object && isActor(value) ? `(flow ${value.id})` : value;
}

/** A context as text, each of its values on its own; actors are not looked into. */
export function contextEntries(context: object): ContextEntry[] {
  return Object.entries(context).map(([key, value]) => ({
    key,
    // An actor's own toJSON would come before the replacer.
    text: JSON.stringify(plain(key, value), plain, 1) ?? 'undefined',
  }));
}

/** The values inside objects as values of their own: `summary.hasLines`. */
function innermost(key: string, value: unknown): ContextEntry[] {
  const isRecord = value instanceof Object && !Array.isArray(value) && Object.keys(value).length > 0;
  if (isRecord) return Object.entries(value).flatMap(([inner, one]) => innermost(`${key}.${inner}`, one));
  return [{ key, text: JSON.stringify(value, null, 1) }];
}

const parsed = (text: string): unknown => (text === 'undefined' ? text : JSON.parse(text));

/** The innermost values that differ, those that came or went among them. */
export function contextChanges(
  before: readonly ContextEntry[],
  after: readonly ContextEntry[],
): ContextChange[] {
  const [old, now] = [before, after].map(
    (entries) =>
      new Map(
        entries.flatMap(({ key, text }) =>
          innermost(key, parsed(text)).map((one) => [one.key, one.text] as const),
        ),
      ),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .map((key) => ({ key, before: old?.get(key) ?? null, after: now?.get(key) ?? null }))
    .filter((change) => change.before !== change.after);
}
