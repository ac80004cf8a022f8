const minute = 60_000;

/** A delay for people: `250 ms`, `15 s`, `30 min`; its name where the machine computes it. */
export function spokenTime(delay: unknown, name: string): string {
  if (typeof delay !== 'number') return name;
  if (delay >= minute && delay % minute === 0) return `${delay / minute} min`;
  return delay >= 1_000 ? `${delay / 1_000} s` : `${delay} ms`;
}
