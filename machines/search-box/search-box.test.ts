import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import { searchBoxMachine, type SearchBoxEmitted } from './search-box.machine.ts';
import { foundProducts, isSearchOpen, searchedWords, searchText } from './search-box.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';

const found = (didYouMean: string): ProductList => ({
  page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 6 },
  products: [],
  facets: [],
  departments: [],
  didYouMean,
  leftOut: [],
});

function start() {
  const clock = new SimulatedClock();
  const words = held<string[]>();
  const suggest = held<ProductList, { text: string }>();
  const actor = createActor(
    searchBoxMachine.provide({ actors: { readWords: words.logic, suggest: suggest.logic } }),
    { clock },
  );
  const emitted: SearchBoxEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    words,
    suggest,
    emitted,
    open: () => actor.send({ type: 'search.open' }),
    type: (text: string) => actor.send({ type: 'search.textChanged', text }),
    at: () => actor.getSnapshot(),
    asked: () => suggest.calls.map(({ input }) => input.text),
  };
}

async function opened() {
  const box = start();
  box.open();
  await box.words.latest().answer(['latte', 'pane']);
  return box;
}

describe('opening', () => {
  test('CAT-17: offers the words searched before', async () => {
    const { at } = await opened();
    expect([isSearchOpen(at()), searchedWords(at())]).toEqual([true, ['latte', 'pane']]);
  });

  test.each(['fail', 'never come'] as const)('CAT-17: words that %s leave an empty list', async (how) => {
    const { at, open, clock, words } = start();
    open();
    if (how === 'fail') await words.latest().fail(new Error('no storage'));
    else clock.increment(5_000);
    expect([isSearchOpen(at()), searchedWords(at())]).toEqual([true, []]);
  });
});

describe('typing', () => {
  test('CAT-14: one question after a pause of 150 ms, for the last text', async () => {
    const { clock, type, asked, suggest, at } = await opened();
    type('la');
    clock.increment(149);
    type('lat');
    clock.increment(149);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['lat']);
    await suggest.latest().answer(found('latte'));
    expect(foundProducts(at())).toEqual(found('latte'));
  });

  test.each(['', ' ', 'l', ' l '])('CAT-14: "%s" asks nothing', async (text) => {
    const { clock, type, asked, at } = await opened();
    type(text);
    clock.increment(1_000);
    expect([asked(), searchText(at())]).toEqual([[], text]);
  });

  test('CAT-14: an answer out of order changes nothing', async () => {
    const { clock, type, suggest, at } = await opened();
    type('latte');
    clock.increment(150);
    const early = suggest.latest();
    type('pane');
    clock.increment(150);
    await suggest.latest().answer(found('pane'));
    await early.answer(found('latte'));
    expect([foundProducts(at()), early.signal.aborted]).toEqual([found('pane'), true]);
  });

  test('what was found stays while more is typed, and goes with the text', async () => {
    const { clock, type, suggest, at } = await opened();
    type('latte');
    clock.increment(150);
    await suggest.latest().answer(found('latte'));
    type('latte i');
    expect(foundProducts(at())).toEqual(found('latte'));
    type('');
    expect(foundProducts(at())).toBeNull();
  });

  test.each(['fails', 'never comes'] as const)('ERR-03: an answer that %s is silent', async (how) => {
    const { clock, type, suggest, at } = await opened();
    type('latte');
    clock.increment(150);
    if (how === 'fails') await suggest.latest().fail(failed('serviceDown'));
    else clock.increment(5_000);
    expect([isSearchOpen(at()), foundProducts(at())]).toEqual([true, null]);
  });
});

describe('searching', () => {
  test('CAT-14: typing goes on after a search was sent, though the field was never left', async () => {
    const { actor, clock, type, suggest, at } = await opened();
    type('penne');
    actor.send({ type: 'search.submit', text: 'penne' });
    type('penne rigate');
    expect([searchText(at()), isSearchOpen(at())]).toEqual(['penne rigate', true]);
    clock.increment(150);
    await suggest.latest().answer(found('penne rigate'));
    expect(foundProducts(at())).toEqual(found('penne rigate'));
  });

  test('CAT-17: emptying the closed field offers the words searched before', async () => {
    const { actor, type, at } = await opened();
    actor.send({ type: 'search.submit', text: 'penne' });
    type('');
    expect([searchText(at()), isSearchOpen(at()), foundProducts(at())]).toEqual(['', true, null]);
  });

  test('NAV-02, CAT-17: the trimmed text is said, and the box closes', async () => {
    const { actor, emitted, at } = await opened();
    actor.send({ type: 'search.submit', text: '  latte intero ' });
    expect([emitted, isSearchOpen(at())]).toEqual([
      [{ type: 'search.submitted', text: 'latte intero' }],
      false,
    ]);
  });

  test('a blank search says nothing and leaves the box open', async () => {
    const { actor, emitted, at } = await opened();
    actor.send({ type: 'search.submit', text: '  ' });
    expect([emitted, isSearchOpen(at())]).toEqual([[], true]);
  });

  test('NAV-21: the field follows the address', () => {
    const { actor, at } = start();
    actor.send({ type: 'search.shown', text: 'olio' });
    expect(searchText(at())).toBe('olio');
    actor.send({ type: 'search.shown', text: '' });
    expect(searchText(at())).toBe('');
  });

  test('closing drops the question that is on its way', async () => {
    const { actor, clock, type, suggest, at } = await opened();
    type('latte');
    clock.increment(150);
    actor.send({ type: 'search.close' });
    await suggest.latest().answer(found('latte'));
    expect([isSearchOpen(at()), foundProducts(at()), suggest.latest().signal.aborted]).toEqual([
      false,
      null,
      true,
    ]);
  });
});
