import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import { searchBoxMachine } from './search-box.machine.ts';
import { searchText } from './search-box.selectors.ts';
import { held } from '../../tests/machines/held.ts';

function start() {
  const clock = new SimulatedClock();
  const words = held<string[]>();
  const suggest = held<ProductList, { text: string }>();
  const actor = createActor(
    searchBoxMachine.provide({ actors: { readWords: words.logic, suggest: suggest.logic } }),
    { clock },
  );

  actor.start();
  return {
    actor,
    type: (text: string) => actor.send({ type: 'search.textChanged', text }),
    at: () => actor.getSnapshot(),
  };
}

describe('searching', () => {
  test('NAV-21: the field follows the address', () => {
    const { actor, at } = start();
    actor.send({ type: 'search.shown', text: 'olio' });
    expect(searchText(at())).toBe('olio');
    actor.send({ type: 'search.shown', text: '' });
    expect(searchText(at())).toBe('');
  });
});
