import { parseArgs } from 'node:util';
import { brand, laterPages, pages } from './pages.ts';

/** What was typed after `npm run bench --` makes no sense; the message says why. */
class BenchOptionError extends Error {
  override readonly name = 'BenchOptionError';
}

const parts = ['pages', 'api'] as const;
type Part = (typeof parts)[number];
const kinds = [...Object.keys(pages), ...Object.keys(laterPages), 'presses'];

export interface BenchOptions {
  readonly isWanted: (part: Part) => boolean;
  /** File the results are written to. */
  readonly json: string | null;
  /** How often every page is visited and every press made. */
  readonly runs: number;
  readonly brand: string;
  /** Kinds of pages to visit, and `presses`; null is everything, with the weighing and the load. */
  readonly kinds: readonly string[] | null;
  /** Port of this machine where another build of the shop runs. */
  readonly against: number | null;
}

function readKinds(text: string): string[] {
  const wanted = text.split(',');
  const unknown = wanted.filter((kind) => !kinds.includes(kind));
  if (unknown.length > 0)
    throw new BenchOptionError(`--kinds knows ${kinds.join(', ')}, but not ${unknown.join(', ')}.`);
  return wanted;
}

function readAgainst(text: string): number {
  const port = URL.canParse(text) ? Number(new URL(text).port) : 0;
  if (port === 0)
    throw new BenchOptionError('--against needs an address with a port: http://localhost:4000.');
  return port;
}

/** Reads the command line. Throws BenchOptionError. */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: text, only: text, runs: text, brand: text, kinds: text, against: text },
  });
  const wanted = [...positionals, ...(values.only === undefined ? [] : [values.only])];
  const unknown = wanted.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0)
    throw new BenchOptionError(`Measured are pages and api, not ${unknown.join(', ')}.`);
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new BenchOptionError('--runs is a number from 1.');
  return {
    isWanted: (part) => wanted.length === 0 || wanted.includes(part),
    json: values.json ?? null,
    runs,
    brand: values.brand ?? brand,
    kinds: values.kinds === undefined ? null : readKinds(values.kinds),
    against: values.against === undefined ? null : readAgainst(values.against),
  };
}
