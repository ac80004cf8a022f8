import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Every key of the Italian catalogue, which is that of every brand. */
async function catalogue(): Promise<string> {
  let whole = '';
  for await (const path of glob('locales/it/*.po')) whole += await readFile(path, 'utf8');
  return whole;
}

test.each([
  'message.invalidAddress1',
  'errors.minAcq',
  'errors.maxAcq',
  'message.remove',
  'message.removeAddress',
  'addresses.setAddress',
])('ERR-12: %s has its text', async (key) => {
  const [, text] = (await catalogue()).match(new RegExp(`msgid "${key}"\\nmsgstr "([^"]*)"`)) ?? [];
  expect(text).toMatch(/\S/);
});
