import * as v from 'valibot';
import { assign, createActor, fromPromise, sendTo, setup } from 'xstate';
import { expect, test } from 'vitest';
import { LiveShop } from '../../flows/live/live-shop.ts';
import { createInspector } from '../../flows/live/inspector.ts';
import {
  inspectionMessageSchema,
  type LiveMessage,
  type InspectionMessage,
} from '../../flows/live/inspection-message.ts';

const child = setup({}).createMachine({ id: 'child', initial: 'open', states: { open: {} } });

const loginMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'login.submit'; email: string; password: string } | { type: 'login.dismiss' },
  },
  actors: { login: fromPromise<{ name: string }>(() => Promise.resolve({ name: 'Mario Rossi' })), child },
  actions: { keep: assign(({ event }) => ({ email: 'email' in event ? event.email : '' })) },
}).createMachine({
  id: 'login',
  context: { email: '' },
  initial: 'asking',
  states: {
    asking: { on: { 'login.submit': { target: 'sending', actions: 'keep' } } },
    sending: {
      initial: 'waiting',
      invoke: [
        { id: 'login', src: 'login', onDone: { target: 'done' } },
        { id: 'child', src: 'child' },
      ],
      states: { waiting: {} },
    },
    done: { type: 'final' },
  },
});

async function toldOf(
  run: (actor: ReturnType<typeof createActor<typeof loginMachine>>) => void,
): Promise<InspectionMessage[]> {
  const told: InspectionMessage[] = [];
  const actor = createActor(loginMachine, {
    inspect: createInspector((one) => told.push(one)).inspect,
  }).start();
  run(actor);
  await new Promise((resolve) => setTimeout(resolve));
  actor.stop();
  return told;
}

const submit = { type: 'login.submit', email: 'mario.rossi@example.com', password: 'segreta-123' } as const;

test('states, machines and event types are told, in order', async () => {
  const told = await toldOf((actor) => actor.send(submit));
  expect(told.filter((one) => one.kind === 'ended' || one.machine === 'login')).toEqual([
    { kind: 'moved', session: 1, machine: 'login', parent: null, states: ['login.asking'] },
    { kind: 'heard', session: 1, machine: 'login', from: null, event: 'login.submit' },
    {
      kind: 'moved',
      session: 1,
      machine: 'login',
      parent: null,
      states: ['login.sending', 'login.sending.waiting'],
    },
    { kind: 'heard', session: 1, machine: 'login', from: null, event: 'xstate.done.actor.login' },
    { kind: 'ended', session: 2 },
    { kind: 'ended', session: 1 },
  ]);
});

test('a flow that another one opened says whose it is', async () => {
  const told = await toldOf((actor) => actor.send(submit));
  expect(told).toContainEqual({
    kind: 'moved',
    session: expect.any(Number),
    machine: 'child',
    parent: 1,
    states: ['child.open'],
  });
});

test('a flow that was there before is told where it stands', () => {
  const told: InspectionMessage[] = [];
  const actor = createActor(loginMachine).start();
  const { inspect, meet } = createInspector((one) => told.push(one));
  actor.system.inspect(inspect);
  meet(actor);
  expect(told).toEqual([
    { kind: 'moved', session: 1, machine: 'login', parent: null, states: ['login.asking'] },
  ]);
  actor.stop();
});

test('an event that a flow sent says which one', async () => {
  const told: InspectionMessage[] = [];
  const heard = setup({}).createMachine({ id: 'heard', initial: 'open', states: { open: {} } });
  const actor = createActor(
    setup({ actors: { heard } }).createMachine({
      id: 'teller',
      invoke: { id: 'heard', src: 'heard' },
      on: { tell: { actions: sendTo('heard', { type: 'told' }) } },
    }),
    { inspect: createInspector((one) => told.push(one)).inspect },
  ).start();
  actor.send({ type: 'tell' });
  actor.stop();
  expect(told).toContainEqual({
    kind: 'heard',
    session: expect.any(Number),
    machine: 'heard',
    from: 'teller',
    event: 'told',
  });
});

test('no payload, context, input or output is told', async () => {
  const text = JSON.stringify(await toldOf((actor) => actor.send(submit)));
  for (const secret of ['mario', 'rossi', 'example.com', 'segreta', 'password', 'email']) {
    expect(text.toLowerCase()).not.toContain(secret);
  }
});

test('a type that is no word of the code is hidden', async () => {
  const told = await toldOf((actor) =>
    actor.send({ type: 'mario.rossi@example.com' } as unknown as { type: 'login.dismiss' }),
  );
  expect(told).toContainEqual({ kind: 'heard', session: 1, machine: 'login', from: null, event: '(hidden)' });
});

test.each([
  { kind: 'heard', session: 1, machine: 'login', from: null, event: 'login.submit', password: 'segreta-123' },
  { kind: 'heard', session: 1, machine: 'login', from: null, event: 'via Roma 1, Latina' },
  { kind: 'moved', session: 1, machine: 'login', parent: null, states: [], context: { email: 'm@r.it' } },
  { kind: 'context', session: 1 },
])('the development server drops %o', (message) => {
  expect(v.safeParse(inspectionMessageSchema, message).success).toBe(false);
});

test('who comes later learns where every flow stands, and of pages that are left', () => {
  const shop = new LiveShop();
  const page = shop.enter();
  const moved = (session: number, state: string): InspectionMessage => ({
    kind: 'moved',
    session,
    machine: 'cart',
    parent: null,
    states: [state],
  });
  shop.hear(page, moved(1, 'cart.loading'));
  shop.hear(page, moved(1, 'cart.present'));
  shop.hear(page, moved(2, 'cart.loading'));
  shop.hear(page, { kind: 'ended', session: 2 });
  const heard: LiveMessage[] = [];
  const stop = shop.listen((message) => heard.push(message));
  shop.leave(page);
  stop();
  shop.enter();
  expect(heard.map(({ told }) => told)).toEqual([moved(1, 'cart.present'), { kind: 'left' }]);
});
