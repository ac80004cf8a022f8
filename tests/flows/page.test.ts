import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LiveMessage, InspectionMessage } from '../../flows/live/inspection-message.ts';
import { neighbour } from '../../flows/page/drawing/neighbour.ts';
import { fitted, revealing, zoomed } from '../../flows/page/drawing/viewport.ts';
import { liveFlows, noLiveFlows } from '../../flows/page/panel/live-flows.ts';
import { plainLook } from '../../flows/page/look/look.ts';
import { search } from '../../flows/page/search.ts';
import { SourceHelp } from '../../flows/page/SourceHelp.tsx';
import { addressOf, readAddress, type Address } from '../../flows/page/use-address.ts';
import { charts } from './charts.ts';

describe('search', () => {
  const flows = charts.map(([, chart]) => ({ chart, says: '' }));
  const names = (query: string) => search(flows, query).map(({ flow }) => flow.chart.name);

  test('finds by state, event, requirement and words of a description', () => {
    expect(names('awaitingRemoval')).toEqual(['cart-line']);
    expect(names('bag.remove')).toEqual(['bags']);
    expect(names('GATE-13')).toEqual(['add-to-cart']);
    expect(names('request waits for it')).toEqual(['add-to-cart']);
  });

  test('says where it met the flow', () => {
    expect(search(flows, 'CART-05').find(({ flow }) => flow.chart.name === 'bags')?.hits).toEqual([
      { part: 'bags.listed|bag.remove|1', text: 'bag.remove in listed' },
    ]);
  });

  test('shows all flows while nothing is searched, none where nothing is found', () => {
    expect(names(' ')).toHaveLength(charts.length);
    expect(names('nothing of this kind')).toEqual([]);
  });
});

test('the way back from Stately has the file and the commands of the flow', () => {
  const text = renderToStaticMarkup(createElement(SourceHelp, { flow: 'bags' })).replaceAll(/<[^>]+>/g, ' ');
  for (const part of [
    'machines/bags/bags.machine.ts',
    'npm run paths -- --machine bags',
    'npm run flows -- --docs',
  ])
    expect(text).toContain(part);
});

test('an address comes back as it was written', () => {
  const address: Address = {
    flow: 'add-to-cart',
    part: 'addToCart.adding|xstate.done.actor.add|1',
    look: {
      showing: { failure: 'hidden', timeout: 'dimmed', session: 'shown' },
      text: 'names',
      heat: 'mutants',
      folded: ['addToCart.gating', 'addToCart.adding'],
      focus: 'addToCart.idle',
    },
    walk: [0, 3, 12],
    path: 7,
    drawn: 'sequence',
  };
  expect(readAddress(addressOf(address))).toEqual(address);
  expect(readAddress('')).toEqual({
    flow: '',
    part: null,
    look: plainLook,
    walk: null,
    path: null,
    drawn: 'chart',
  });
});

test.each(['#cart', '#cart?failure=sometimes&text=loud&walk=1.x'])('%s is looked at plainly', (hash) => {
  expect(readAddress(hash)).toEqual({
    flow: 'cart',
    part: null,
    look: plainLook,
    walk: null,
    path: null,
    drawn: 'chart',
  });
});

describe('the viewport', () => {
  const screen = { width: 800, height: 600 };

  test('shows a small drawing whole and in the middle', () => {
    expect(fitted({ width: 400, height: 300 }, screen, { x: 0, y: 0 })).toEqual({ scale: 1, x: 200, y: 150 });
  });

  test('shows the beginning of one that would be too small to read', () => {
    const view = fitted({ width: 4_000, height: 3_000 }, screen, { x: 2_000, y: 0 });
    expect(view.scale).toBe(0.65);
    expect(view.x + 2_000 * view.scale).toBe(400);
    expect(view.y).toBe(24);
  });

  test('zooms around the place it is asked to', () => {
    const view = zoomed({ scale: 1, x: 10, y: 20 }, 2, { x: 110, y: 220 });
    expect(view).toEqual({ scale: 2, x: -90, y: -180 });
  });

  test('moves only as far as needed for a state to be seen', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(revealing(view, { x: 100, y: 100, width: 50, height: 50 }, screen)).toEqual(view);
    expect(revealing(view, { x: 900, y: 100, width: 50, height: 50 }, screen)).toEqual({ ...view, x: -174 });
  });
});

test('arrow keys go to the nearest state in their direction', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const [middle, below, right, far] = [at(0, 0), at(5, 40), at(60, 5), at(200, 0)];
  const others = [middle, below, right, far];
  expect(neighbour(middle, others, 'ArrowDown')).toBe(below);
  expect(neighbour(middle, others, 'ArrowRight')).toBe(right);
  expect(neighbour(middle, others, 'ArrowUp')).toBeNull();
  expect(neighbour(right, others, 'ArrowLeft')).toBe(middle);
});

describe('what is live', () => {
  const message = (told: InspectionMessage | { kind: 'left' }, page = 1): LiveMessage => ({
    page,
    told,
    at: 0,
  });
  const after = (...messages: LiveMessage[]) =>
    messages.reduce((live, one) => liveFlows(live, { kind: 'told', message: one }), noLiveFlows);
  const cart: InspectionMessage = {
    kind: 'moved',
    session: 1,
    machine: 'cart',
    parent: null,
    states: ['cart.loading'],
  };
  const heard: InspectionMessage = {
    kind: 'heard',
    session: 1,
    machine: 'cart',
    from: null,
    event: 'cart.reload',
  };

  test('follows a flow from state to state until it ends', () => {
    const moved = message({ ...cart, states: ['cart.present'] });
    expect(after(message(cart), moved).flows.map(({ states }) => states)).toEqual([['cart.present']]);
    expect(after(message(cart), message({ kind: 'ended', session: 1 })).flows).toEqual([]);
  });

  test('keeps the pages apart', () => {
    const { flows } = after(message(cart), message(cart, 2), message({ kind: 'left' }, 1));
    expect(flows.map(({ key }) => key)).toEqual(['2.1']);
  });

  test('logs the newest first, nothing while it pauses, and forgets when cleared', () => {
    const live = after(message(cart), message(heard), message({ ...heard, event: 'cart.changed' }));
    expect(live.log.map(({ event }) => event)).toEqual(['cart.changed', 'cart.reload']);
    const paused = liveFlows(live, { kind: 'pause' });
    expect(liveFlows(paused, { kind: 'told', message: message(heard) }).log).toHaveLength(2);
    expect(liveFlows(live, { kind: 'clear' }).log).toEqual([]);
  });
});
