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

/** The values that differ, those that came or went among them. */
export function contextChanges(
  before: readonly ContextEntry[],
  after: readonly ContextEntry[],
): ContextChange[] {
  const textIn = (entries: readonly ContextEntry[], wanted: string): string | null =>
    entries.find(({ key }) => key === wanted)?.text ?? null;
  const keys = new Set([...before, ...after].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ key, before: textIn(before, key), after: textIn(after, key) }))
    .filter((change) => change.before !== change.after);
}
