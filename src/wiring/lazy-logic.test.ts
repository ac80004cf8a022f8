import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { lazyLogic } from './lazy-logic.ts';

const child = setup({
  types: {
    input: {} as { name: string },
    context: {} as { name: string },
    events: {} as { type: 'child.end' },
  },
}).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'open',
  states: { open: { on: { 'child.end': { target: 'ended' } } }, ended: { type: 'final' } },
});

/** A machine that loads its child's code, then invokes it. */
const parentOf = (load: () => Promise<typeof child>) => {
  const lazy = lazyLogic(load);
  return setup({
    types: { children: {} as { child: 'child'; loadChild: 'loadChild' } },
    actors: { loadChild: lazy.load, child: lazy.logic },
  }).createMachine({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'loadChild',
          src: 'loadChild',
          onDone: { target: 'open' },
          onError: { target: 'failed' },
        },
      },
      open: { invoke: { id: 'child', src: 'child', input: { name: 'one' }, onDone: { target: 'ended' } } },
      failed: {},
      ended: {},
    },
  });
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a machine runs once its code is there, and is the machine that was loaded', async () => {
  const parent = createActor(parentOf(() => Promise.resolve(child))).start();
  expect(parent.getSnapshot().value).toBe('loading');
  await settled();
  const running = parent.getSnapshot().children.child?.getSnapshot();
  expect([running?.machine.id, running?.value, running?.context]).toEqual(['child', 'open', { name: 'one' }]);
  parent.getSnapshot().children.child?.send({ type: 'child.end' });
  expect(parent.getSnapshot().value).toBe('ended');
});

test('code that does not come fails the loading', async () => {
  const parent = createActor(parentOf(() => Promise.reject(new TypeError('no chunk')))).start();
  await settled();
  expect(parent.getSnapshot().value).toBe('failed');
});

test('an actor made before the code is there is an error, not a silent nothing', () => {
  const { logic } = lazyLogic(() => Promise.resolve(child));
  const actor = createActor(logic, { input: { name: 'early' } });
  actor.subscribe({ error: () => undefined });
  expect([actor.getSnapshot().status, String(actor.getSnapshot().error)]).toEqual([
    'error',
    'Error: the code of the machine is not loaded yet',
  ]);
});
