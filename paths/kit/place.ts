import type { AnyMachineSnapshot } from 'xstate';

function placeOf(value: unknown): string {
  if (!(value instanceof Object)) return String(value);
  const parts = Object.entries(value).map(([key, inner]) => {
    const below = placeOf(inner);
    return below === '' ? key : `${key}.${below}`;
  });
  return parts.join(' | ');
}

/** Where a flow is, in one word: `gating.awaitingLogin`. */
export const place = ({ value, status }: AnyMachineSnapshot): string =>
  status === 'active' || status === 'done' ? placeOf(value) : `${placeOf(value)} (${status})`;
