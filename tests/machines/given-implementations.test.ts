import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.{machine,logic,actors}.ts', {
  eager: true,
});
const texts = import.meta.glob<string>('../../machines/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Given by the app's entries one by one; tests/architecture/compositions.ts judges that they are. */
const givenByEntries = {
  actions: new Map([
    ['analytics', ['sendEvents', 'tellGrants', 'closeChannel']],
    ['app-lifecycle', ['saveWork', 'reload', 'openStore']],
    ['cart-emptying', ['keepEmptied']],
    ['colour-scheme', ['keepScheme', 'showScheme']],
    ['deep-link', ['followLink']],
    ['push', ['keepAsked', 'keepReleased']],
    ['boot', ['startPage', 'openVisitor', 'reportFailure']],
    ['offline-queue', ['decideLine', 'dropKept']],
    ['session', ['forgetSession', 'supersedeSession']],
    ['substitution-choice', ['tellChosen']],
    ['version-check', ['keepAnswered']],
  ]),
  // A patient call is given its call by the flow that makes it patient.
  calls: new Set(['boot', 'pages', 'patient-call', 'shop']),
};

const machineIn = (exported: Record<string, unknown>): AnyStateMachine | undefined =>
  Object.values(exported).find((one): one is AnyStateMachine => one instanceof StateMachine);

/** The calls that `<flow>.actors.ts` makes: its function makes them before it looks at what it is given. */
function callsMadeBy(exported: Record<string, unknown>): string[] {
  const [make] = Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith('Actors') && typeof value === 'function' ? [value] : [],
  );
  return Object.keys((make as (deps: object) => object)({})); // a file of actors exports the one maker
}

/** Each flow as the app runs it: its logic where it has one, else its chart. */
const flows = Object.entries(texts).map(([path, text]) => {
  const flow = path.split('/').at(-1)?.replace('.machine.ts', '') ?? path;
  const given = modules[path.replace('.machine.ts', '.logic.ts')] ?? modules[path] ?? {};
  const actors = modules[path.replace('.machine.ts', '.actors.ts')];
  return {
    flow,
    text,
    machine: machineIn(given),
    calls: actors === undefined || givenByEntries.calls.has(flow) ? [] : callsMadeBy(actors),
  };
});

test('every chart is found', () => {
  expect(flows.length).toBeGreaterThan(25);
  expect(flows.filter(({ machine }) => machine === undefined)).toEqual([]);
});

test.each(flows)('$flow: every guard and action a chart only names is given', ({ flow, machine }) => {
  const { guards = {}, actions = {} } = machine?.implementations ?? {};
  const open = Object.entries({ ...guards, ...actions }).filter(([, given]) => typeof given !== 'function');
  expect(open.map(([name]) => name)).toEqual(givenByEntries.actions.get(flow) ?? []);
});

test.each(flows.filter(({ flow }) => !givenByEntries.calls.has(flow)))(
  '$flow: the calls a chart only names are those its actors file gives',
  ({ text, calls }) => {
    const named = [...text.matchAll(/\b(\w+): \{\} as Given(?:Patient)?Call</g)].map(([, name]) => name);
    expect(new Set(calls)).toEqual(new Set(named));
  },
);
