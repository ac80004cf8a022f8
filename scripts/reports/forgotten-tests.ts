import { glob } from 'node:fs/promises';
import { root } from '../../server/root.ts';

const foreign = /^(?:node_modules|dist|\.data|test-results)$/;

/** Test files that no suite ran: a file outside every suite's folders would never fail. */
export async function forgottenTests(ran: ReadonlySet<string>): Promise<string[]> {
  const found = glob('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: (name) => foreign.test(name) });
  const forgotten: string[] = [];
  for await (const file of found) if (!ran.has(file)) forgotten.push(file);
  return forgotten.toSorted();
}
