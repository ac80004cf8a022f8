import { assign, createActor, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createDeferred } from './deferred.ts';
import { deferredActors, type FirstSnapshot } from './deferred-actors.ts';
import { firstSnapshots } from './first-snapshots.ts';
import { readShippedContexts } from './shipped-contexts.ts';

const counter = setup({
  types: {
    context: {} as { count: number; order: string[] },
    events: {} as { type: 'count.up'; by: string },
  },
}).createMachine({
  context: { count: 0, order: [] },
  initial: 'open',
  states: { open: { tags: ['counting'] } },
  on: {
    'count.up': {
      actions: assign(({ context, event }) => ({
        count: context.count + 1,
        order: [...context.order, event.by],
      })),
    },
  },
});

const first: FirstSnapshot = { value: 'open', context: { count: 0, order: [] }, tags: ['counting'] };

/** Two counters that are not there yet, and how they come. */
function twoCounters() {
  const real = createDeferred<{ flows: { one: typeof one; other: typeof other } }>();
  const one = createActor(counter);
  const other = createActor(counter);
  const flows = deferredActors<{ one: typeof one; other: typeof other }>({ one: first, other: first }, real);
  const arrive = () => {
    one.start();
    other.start();
    real.release({ flows: { one, other } });
  };
  return { flows, arrive, one, other };
}

describe('an actor whose code is not here yet', () => {
  test('shows how it stood when the page was rendered, then how it stands', () => {
    const { flows, arrive } = twoCounters();
    const before = flows.one.getSnapshot();
    expect([before.context.count, before.matches('open'), before.hasTag('counting' as never)]).toEqual([
      0,
      true,
      true,
    ]);
    flows.one.send({ type: 'count.up', by: 'a press' });
    expect(flows.one.getSnapshot().context.count).toBe(0);
    arrive();
    expect(flows.one.getSnapshot().context.count).toBe(1);
  });

  test('gets every press made before, in order, none twice, and later ones at once', () => {
    const { flows, arrive } = twoCounters();
    for (const by of ['first', 'second', 'third']) flows.one.send({ type: 'count.up', by });
    arrive();
    flows.one.send({ type: 'count.up', by: 'fourth' });
    expect(flows.one.getSnapshot().context.order).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('presses on several keep the order they were made in', () => {
    const { flows, arrive, one, other } = twoCounters();
    const order: string[] = [];
    one.subscribe(({ context }) => void order.push(`one ${context.count}`));
    other.subscribe(({ context }) => void order.push(`other ${context.count}`));
    const press = (name: 'one' | 'other') => flows[name].send({ type: 'count.up', by: name });
    for (const name of ['other', 'one', 'other'] as const) press(name);
    const started = ['one 0', 'other 0'];
    arrive();
    expect(order).toEqual([...started, 'other 1', 'one 1', 'other 2']);
  });

  test('whoever subscribed before hears of each change, and no more once it left', () => {
    const { flows, arrive } = twoCounters();
    const heard: number[] = [];
    const left: number[] = [];
    const gone: number[] = [];
    const staying = flows.one.subscribe(({ context }) => void heard.push(context.count));
    const leaving = flows.one.subscribe({ next: ({ context }) => void left.push(context.count) });
    flows.one.subscribe(({ context }) => void gone.push(context.count)).unsubscribe();
    flows.one.send({ type: 'count.up', by: 'a press' });
    arrive();
    leaving.unsubscribe();
    flows.one.send({ type: 'count.up', by: 'another' });
    expect([heard, left, gone]).toEqual([[0, 1, 2], [0, 1], []]);
    staying.unsubscribe();
    flows.one.send({ type: 'count.up', by: 'a third' });
    expect(heard).toEqual([0, 1, 2]);
  });

  test('whoever subscribes later follows the actor itself', () => {
    const { flows, arrive } = twoCounters();
    arrive();
    const heard: number[] = [];
    flows.other.subscribe(({ context }) => void heard.push(context.count));
    flows.other.send({ type: 'count.up', by: 'a press' });
    expect(heard).toEqual([1]);
  });
});

const shelf = setup({
  types: {
    context: {} as { boxes: Record<string, ActorRefFrom<typeof box>>; facts: { name: string } },
    events: {} as { type: 'box.drop'; name: string },
  },
  actors: { box: {} as typeof box },
}).createMachine({
  context: ({ spawn, self }) => {
    const facts = { name: 'oak' };
    const made = (id: string) => spawn('box', { id, input: { shelf: self, facts } });
    return { facts, boxes: { left: made('left'), right: made('right') } };
  },
  on: {
    'box.drop': {
      actions: assign(({ context, event }) => ({
        boxes: Object.fromEntries(Object.entries(context.boxes).filter(([name]) => name !== event.name)),
      })),
    },
  },
});

const box = setup({
  types: {
    context: {} as { count: number; shelf: unknown; facts: { name: string } },
    input: {} as { shelf: unknown; facts: { name: string } },
    events: {} as { type: 'count.up' },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, count: 0 }),
  initial: 'open',
  states: { open: { tags: ['counting'] } },
  on: { 'count.up': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

const cupboard = setup({
  actors: { box: {} as typeof box, call: fromPromise(() => new Promise<void>(() => undefined)) },
}).createMachine({
  invoke: [
    { id: 'drawer', src: 'box', input: ({ self }) => ({ shelf: self, facts: { name: 'ash' } }) },
    { id: 'call', src: 'call' },
  ],
});

const openCupboard = () => createActor(cupboard.provide({ actors: { box } })).start();

test('a machine that a flow keeps beside its context is shown, and what is sent to it reaches the real one', () => {
  const rendered = openCupboard();
  rendered.getSnapshot().children.drawer?.send({ type: 'count.up' });
  const shipped = JSON.parse(JSON.stringify(firstSnapshots({ cupboard: rendered }))) as Record<
    'cupboard',
    FirstSnapshot
  >;
  rendered.stop();
  const real = createDeferred<{ flows: { cupboard: ReturnType<typeof openCupboard> } }>();
  const { cupboard: standIn } = deferredActors<{ cupboard: ReturnType<typeof openCupboard> }>(
    shipped,
    real,
    readShippedContexts,
  );
  const { drawer, ...others } = standIn.getSnapshot().children;
  if (drawer === undefined) throw new Error('the drawer was not shipped');
  expect([drawer.getSnapshot().context.count, drawer.getSnapshot().context.shelf, others]).toEqual([
    1,
    standIn,
    {},
  ]);
  drawer.send({ type: 'count.up' });
  drawer.send({ type: 'count.up' });
  const come = openCupboard();
  real.release({ flows: { cupboard: come } });
  expect([drawer.getSnapshot().context.count, standIn.getSnapshot().children.drawer]).toEqual([
    2,
    come.getSnapshot().children.drawer,
  ]);
});

const openShelf = () => createActor(shelf.provide({ actors: { box } })).start();

describe('actors that a flow keeps in its context', () => {
  const shipFirst = () => {
    const rendered = openShelf();
    rendered.getSnapshot().context.boxes.left?.send({ type: 'count.up' });
    const shipped = JSON.parse(JSON.stringify(firstSnapshots({ shelf: rendered }))) as Record<
      'shelf',
      FirstSnapshot
    >;
    rendered.stop();
    const real = createDeferred<{ flows: { shelf: ReturnType<typeof openShelf> } }>();
    const { shelf: standIn } = deferredActors<{ shelf: ReturnType<typeof openShelf> }>(
      shipped,
      real,
      readShippedContexts,
    );
    const { boxes, facts } = standIn.getSnapshot().context;
    const { left, right } = boxes;
    if (left === undefined || right === undefined) throw new Error('a box was not shipped');
    return { shipped, real, standIn, left, right, facts };
  };

  test('show how they stood, each with its own references', () => {
    const { shipped, standIn, left, right, facts } = shipFirst();
    const shown = left.getSnapshot();
    expect([left.id, shown.context.count, shown.matches('open'), right.getSnapshot().context.count]).toEqual([
      'left',
      1,
      true,
      0,
    ]);
    expect(shown.context.shelf).toBe(standIn);
    // What several hold is shipped once and stays one.
    expect(shown.context.facts).toBe(facts);
    expect(JSON.stringify(shipped).split('oak')).toHaveLength(2);
    expect(standIn.getSnapshot().context.boxes.left).toBe(left);
  });

  test('are what presses reach, once each and in order, when the real ones come', () => {
    const { real, left, right } = shipFirst();
    const heard: number[] = [];
    left.subscribe(({ context }) => void heard.push(context.count));
    left.send({ type: 'count.up' });
    left.send({ type: 'count.up' });
    const come = openShelf();
    real.release({ flows: { shelf: come } });
    const { boxes } = come.getSnapshot().context;
    expect([boxes.left?.getSnapshot().context.count, right.getSnapshot().context.count]).toEqual([2, 0]);
    left.send({ type: 'count.up' });
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  test('are sent nothing when they are gone by then, and still show what was seen of them', () => {
    const { real, left, right } = shipFirst();
    left.send({ type: 'count.up' });
    right.send({ type: 'count.up' });
    const come = openShelf();
    come.send({ type: 'box.drop', name: 'left' });
    real.release({ flows: { shelf: come } });
    left.subscribe(() => undefined).unsubscribe();
    expect([left.getSnapshot().context.count, right.getSnapshot().context.count]).toEqual([1, 1]);
  });
});
