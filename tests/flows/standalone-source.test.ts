import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, createEmptyActor, type AnyStateMachine } from 'xstate';
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

const chart = `
import { assign, setup } from 'xstate';
import type { Call, Given, Line } from './some.types.ts';
import type { lineMachine } from '../line/line.machine.ts';

/** What it is. */
export const someMachine = setup({
  types: { context: {} as { line: Line | null } },
  actors: { load: {} as Call, line: {} as typeof lineMachine },
  actions: { forget: {} as Given, keep: assign({ line: null }) },
  guards: { isEmpty: {} as Given, isWhole: ({ context }) => context.line !== null },
}).createMachine({ id: 'some', context: { line: null }, states: {} });
`;

test('what other files give a chart has a stand-in: nothing answers, nothing is done, guards say no', async () => {
  expect(await standaloneSource('some', chart)).toBe(`import { assign, fromPromise, setup } from 'xstate';

/** What it is. */
export const someMachine = setup({
  actors: { load: fromPromise(() => new Promise(() => {})), line: fromPromise(() => new Promise(() => {})) },
  actions: { forget: () => {}, keep: assign({ line: null }) },
  guards: { isEmpty: () => false, isWhole: ({ context }) => context.line !== null },
}).createMachine({ id: 'some', context: { line: null }, states: {} });
`);
});

/** Returns how a machine stands just after it was started with the input. */
function started(machine: AnyStateMachine, input: unknown): string {
  const faults: unknown[] = [];
  const actor = createActor(machine, { input });
  actor.subscribe({ error: (fault) => faults.push(fault) });
  actor.start();
  const { status } = actor.getSnapshot();
  actor.stop();
  return faults.length === 0 ? status : faults.join('\n');
}

describe.each(allModels)('$name as source', ({ name, machine, starts }) => {
  test('stands alone, is TypeScript, and makes the same machine, which runs', async () => {
    const source = await standaloneSource(name, await machineSource('.', name));
    const { errors, module } = parseSync(`${name}.machine.ts`, source);
    expect(errors).toEqual([]);
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['xstate']);
    const copy = await evaluated(name, source);
    expect(JSON.parse(JSON.stringify(copy.definition))).toEqual(
      JSON.parse(JSON.stringify(machine.definition)),
    );
    const parent = createEmptyActor();
    const inputs = starts.map(({ input }) => input?.({ parent }));
    expect(inputs.map((input) => started(copy, input))).toEqual(starts.map(() => 'active'));
  });
});
