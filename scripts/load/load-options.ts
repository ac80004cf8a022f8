import { parseArgs } from 'node:util';

/** What `npm run load` is asked for. */
export interface LoadOptions {
  readonly url: URL;
  readonly shoppers: number;
  readonly minutes: number;
}

/** What was typed after `npm run load --` makes no sense; the message says why. */
class LoadOptionError extends Error {
  override readonly name = 'LoadOptionError';
}

/** Reads the command line. Throws LoadOptionError. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { url: text, shoppers: text, minutes: text } });
  const { url = '' } = values;
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:')
    throw new LoadOptionError('--url needs the address of a demo shop: http://<brand>.localhost:3000.');
  const [shoppers, minutes] = [Number(values.shoppers ?? 50), Number(values.minutes ?? 2)];
  if (!Number.isInteger(shoppers) || shoppers < 1 || shoppers > 2_000)
    throw new LoadOptionError('--shoppers is a number from 1 to 2000.');
  if (!(minutes > 0 && minutes <= 600)) throw new LoadOptionError('--minutes is more than 0, up to 600.');
  return { url: new URL(url), shoppers, minutes };
}
