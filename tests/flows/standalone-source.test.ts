import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machineSource } from '../../flows/flow.ts';
import { standaloneSource } from '../../flows/source/standalone-source.ts';
import { allModels } from '../../paths/models/all-models.ts';

let folder = '';

beforeAll(async () => {
  // Below the repository, where `xstate` is found.
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(resolve('test-results/standalone-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The one machine a source makes when nothing but XState is there. */
async function evaluated(name: string, source: string): Promise<AnyStateMachine> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, source);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  const machine = Object.values(exported).find((one) => one instanceof Object && 'definition' in one);
  return machine as AnyStateMachine; // told apart just above
}

describe.each(allModels)('$name as source', ({ name, machine }) => {
  test('stands alone, is TypeScript, and makes the same machine', async () => {
    const source = await standaloneSource(name, await machineSource('.', name));
    const { errors, module } = parseSync(`${name}.machine.ts`, source);
    expect(errors).toEqual([]);
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['xstate']);
    const copy = await evaluated(name, source);
    expect(JSON.parse(JSON.stringify(copy.definition))).toEqual(
      JSON.parse(JSON.stringify(machine.definition)),
    );
  });
});
