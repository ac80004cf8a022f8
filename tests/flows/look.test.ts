import { describe, expect, test } from 'vitest';
import type { Chart } from '../../flows/chart/chart.ts';
import { mainWay } from '../../flows/chart/main-way.ts';
import { disturbanceOf } from '../../flows/chart/transition-kind.ts';
import { layOut } from '../../flows/page/drawing/lay-out.ts';
import { commonMarks, marksOf } from '../../flows/page/drawing/marks.ts';
import { guessedWidth } from '../../flows/page/drawing/text-size.ts';
import { centred, seenPart } from '../../flows/page/drawing/viewport.ts';
import { folding, lookElsewhere, plainLook, textOf, type Look } from '../../flows/page/look/look.ts';
import { isFoldable, shownChart } from '../../flows/page/look/shown-chart.ts';
import { charts } from './charts.ts';

function chartOf(wanted: string): Chart {
  const [, chart] = charts.find(([name]) => name === wanted) ?? [];
  if (chart === undefined) throw new Error(`no ${wanted}`);
  return chart;
}

const checkout = chartOf('checkout');
const statesOf = ({ states }: Chart) => states.map(({ id }) => id.split('.').slice(1).join('.'));
const kindOf = (chart: Chart, id: string) => {
  const found = chart.transitions.find((one) => one.id === id);
  return found && disturbanceOf(found);
};

test.each([
  ['checkout.buying|xstate.error.actor.buy|4', 'failure'],
  ['checkout.buying|xstate.error.actor.buy|1', 'session'],
  ['checkout.buying|xstate.after.buyTimeout.checkout.buying|1', 'timeout'],
  ['checkout.awaitingSession|session.opened|1', 'session'],
  ['checkout.buying|xstate.done.actor.buy|2', null],
])('%s is about: %s', (id, kind) => {
  expect(kindOf(checkout, id)).toBe(kind);
});

test('the main way of the checkout leads from the first question to a placed order', () => {
  expect([...mainWay(checkout).transitions]).toEqual([
    'checkout.checkingOutcome|xstate.done.actor.checkOutcome|2',
    'checkout.reviewing.checking|xstate.done.actor.viewRestriction|1',
    'checkout.reviewing|note.changed|1',
    'checkout.reviewing|checkout.continue|1',
    'checkout.checkingNote|always|1',
    'checkout.savingNote|xstate.done.actor.saveNote|1',
    'checkout.preparing|xstate.done.actor.prepare|1',
    'checkout.choosingPayment.loadingAuths|xstate.done.actor.listAuths|1',
    'checkout.choosingPayment|order.place|1',
    'checkout.buying|xstate.done.actor.buy|1',
  ]);
  expect([...mainWay(checkout).states]).toContain('checkout.choosingPayment');
  expect([...mainWay(checkout).states]).not.toContain('checkout.outcomeUnknown');
});

describe('what is hidden', () => {
  const calm: Look = { ...plainLook, showing: { failure: 'hidden', timeout: 'hidden', session: 'hidden' } };

  test('takes the states with it that nothing else leads to', () => {
    const shown = shownChart(checkout, calm);
    expect(statesOf(checkout).filter((id) => !statesOf(shown).includes(id))).toEqual([
      'reviewing.keepingNote',
      'outcomeUnknown',
      'awaitingSession',
    ]);
    expect(shown.transitions.map(disturbanceOf).filter((kind) => kind !== null)).toEqual([]);
  });

  test.each(charts)('leaves a chart of %s that can be drawn', async (_, chart) => {
    const shown = shownChart(chart, calm);
    const { boxes } = await layOut(shown, { measure: guessedWidth, text: 'main', main: mainWay(shown) });
    expect(boxes.map(({ state }) => state.id)).toEqual(shown.states.map(({ id }) => id));
  });
});

test('what is dimmed is marked so, an arrow only when all it stands for is', () => {
  const look: Look = { ...plainLook, showing: { ...plainLook.showing, timeout: 'dimmed' } };
  const marks = marksOf(checkout, look);
  const timeout = 'checkout.preparing|xstate.after.answerTimeout.checkout.preparing|1';
  const failure = 'checkout.preparing|xstate.error.actor.prepare|2';
  expect(marks.get(timeout)).toEqual(['timeout', 'dimmed']);
  expect(commonMarks(marks, [timeout])).toEqual(['timeout', 'dimmed']);
  expect(commonMarks(marks, [timeout, failure])).toEqual(['timeout']);
  expect(commonMarks(marks, [timeout, 'checkout.preparing|xstate.done.actor.prepare|1'])).toEqual([]);
});

describe('a folded state', () => {
  const look = folding(plainLook, 'checkout.choosingPayment');
  const shown = shownChart(checkout, look);

  test('stands for those inside it', () => {
    expect(statesOf(shown)).not.toContain('choosingPayment.ready');
    expect(shown.states.find(({ id }) => id === 'checkout.choosingPayment')?.kind).toBe('atomic');
    expect(
      shown.transitions.find(({ id }) => id === 'checkout.buying|xstate.error.actor.buy|3')?.targets,
    ).toEqual(['checkout.choosingPayment']);
  });

  test('keeps to itself what happens within', () => {
    expect(shown.transitions.filter(({ id }) => id.includes('loadingAuths'))).toEqual([]);
    expect(shown.transitions.map(({ id }) => id)).toContain('checkout.choosingPayment|payment.choose|1');
  });

  test('is unfolded as it was', () => {
    expect(shownChart(checkout, folding(look, 'checkout.choosingPayment'))).toEqual(checkout);
  });

  test('has others inside it and is not the machine', () => {
    expect(isFoldable(checkout, 'checkout.choosingPayment')).toBe(true);
    expect(isFoldable(checkout, 'checkout.buying')).toBe(false);
    expect(isFoldable(checkout, 'checkout')).toBe(false);
  });
});

test('a state in focus is shown with its neighbours, whichever way the arrows lead', () => {
  const shown = shownChart(checkout, { ...plainLook, focus: 'checkout.preparing' });
  expect(statesOf(shown)).toEqual([
    '',
    'reviewing',
    'checkingNote',
    'savingNote',
    'preparing',
    'choosingPayment',
    'awaitingSession',
  ]);
  expect(new Set(shown.transitions.flatMap(({ source, targets }) => [source, ...targets]))).toEqual(
    new Set(shown.states.map(({ id }) => id).slice(1)),
  );
});

test.each([
  { look: plainLook, transitions: 46, text: 'names' },
  { look: plainLook, transitions: 33, text: 'main' },
  { look: plainLook, transitions: 8, text: 'all' },
  { look: { ...plainLook, focus: 'checkout.buying' }, transitions: 46, text: 'all' },
  { look: { ...plainLook, text: 'main' as const }, transitions: 46, text: 'main' },
])('the larger the chart the fewer words: $transitions transitions, $text', ({ look, transitions, text }) => {
  expect(textOf(look, transitions)).toBe(text);
});

test('another chart is looked at in the same way, as a whole', () => {
  const look: Look = { ...plainLook, text: 'all', folded: ['a.b'], focus: 'a.c' };
  expect(lookElsewhere(look)).toEqual({ ...plainLook, text: 'all' });
});

test.each(charts)('at first all of %s fits on a screen, legibly', async (_, chart) => {
  const { width, height } = await layOut(chart, {
    measure: guessedWidth,
    text: textOf(plainLook, chart.transitions.length),
    main: mainWay(chart),
  });
  expect(Math.min(850 / width, 700 / height)).toBeGreaterThan(0.5);
});

test('the map says which part of the drawing is seen, and leads to another one', () => {
  const screen = { width: 800, height: 600 };
  const view = centred({ scale: 0.5, x: 0, y: 0 }, { x: 1_000, y: 2_000 }, screen);
  expect(seenPart(view, screen)).toEqual({ x: 200, y: 1_400, width: 1_600, height: 1_200 });
});
