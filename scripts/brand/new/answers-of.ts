import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { languages } from '../../../contract/languages.ts';
import { BrandToolError } from '../read-brand.ts';
import { questions, type Answers } from './answers.ts';

/** What stands on the command line, by the options' names. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Reads one more answer; null where nobody can be asked. */
type Ask = ((asks: string) => Promise<string>) | null;

/**
 * Answers every question, from the command line where it says so, else from who sits before it. A wrong answer is asked for
 * again, or, where nobody can be asked, refused with all others: throws BrandToolError.
 */
export async function answersOf(id: string, given: Given, ask: Ask): Promise<Answers> {
  if (!/^[a-z][a-z\d-]{1,30}$/.test(id))
    throw new BrandToolError(
      'A brand’s id is 2 to 31 small letters, digits and dashes, as in: brand new mercato',
    );
  const answers: Record<string, unknown> = { id };
  const faults: string[] = [];
  for (const [key, { option, asks, fallback: byDefault, schema }] of Object.entries(questions)) {
    const fallback =
      typeof byDefault === 'function'
        ? byDefault(languages.find((language) => language === answers['language']) ?? languages[0])
        : byDefault;
    let written = given[option] ?? (ask === null ? fallback : undefined) ?? undefined;
    for (;;) {
      written ??= ask === null ? '' : await ask(`${asks}${fallback === null ? '' : ` [${fallback}]`}: `);
      if (written.trim() === '' && fallback !== null) written = fallback;
      const read = v.safeParse(schema, written);
      if (read.success) {
        answers[key] = read.output;
        break;
      }
      const fault = `--${option} “${written}”: ${read.issues[0].message}.`;
      if (ask === null) {
        faults.push(fault);
        break;
      }
      console.log(fault);
      written = undefined;
    }
  }
  if (faults.length > 0) throw new BrandToolError(faults.join('\n'));
  return answers as unknown as Answers; // each key was read by its own schema
}

/** Asks on the terminal, where there is one. */
export function terminal(): { ask: Ask; close: () => void } {
  if (!process.stdin.isTTY) return { ask: null, close: () => undefined };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (asks) => lines.question(asks), close: () => lines.close() };
}
