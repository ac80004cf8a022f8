import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.{machine,logic}.ts', {
  eager: true,
});

const machineIn = (exported: Record<string, unknown>): AnyStateMachine | undefined =>
  Object.values(exported).find((one): one is AnyStateMachine => one instanceof StateMachine);

/** Each flow as the app runs it: its logic where it has one, else its chart. */
const flows = Object.entries(modules)
  .filter(([path]) => path.endsWith('.machine.ts'))
  .map(([path, chart]) => {
    const given = modules[path.replace('.machine.ts', '.logic.ts')] ?? chart;
    return [path.split('/').at(-1)?.replace('.machine.ts', '') ?? path, machineIn(given)] as const;
  });

test('every chart is found', () => {
  expect(flows.length).toBeGreaterThan(25);
  expect(flows.filter(([, machine]) => machine === undefined)).toEqual([]);
});

test.each(flows)('%s: every guard and action a chart only names is given', (_, machine) => {
  const { guards = {}, actions = {} } = machine?.implementations ?? {};
  const open = Object.entries({ ...guards, ...actions }).filter(([, given]) => typeof given !== 'function');
  expect(open.map(([name]) => name)).toEqual([]);
});
