import { describe, expect, test } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

/** A tab's history: going somewhere, scrolling there, and going back. */
function openTab() {
  let count = 0;
  const memory = createScrollMemory(() => `entry-${(count += 1)}`);
  return {
    memory,
    /** Follows a link: a new entry, its page comes on screen. */
    go: () => {
      const state = memory.push();
      memory.leave();
      memory.arrive(state);
      return state;
    },
    /** Goes back to an entry: where its page is to be scrolled. */
    back: (state: unknown) => {
      memory.leave();
      return memory.arrive(state);
    },
  };
}

describe('where a page was scrolled', () => {
  test('NAV-05, NAV-29: going back finds the place, going on again too', () => {
    const { memory, go, back } = openTab();
    memory.note(300);
    const second = go();
    memory.note(1_200);
    expect(back(null)).toBe(300);
    expect(back(second)).toBe(1_200);
  });

  test('a page never seen has no place', () => {
    const { memory } = openTab();
    expect(memory.arrive({ entry: 'of another visit' })).toBeNull();
  });

  test('the same page opened twice has two places', () => {
    const { memory, go, back } = openTab();
    const first = go();
    memory.note(10);
    const second = go();
    memory.note(20);
    expect([back(first), back(second)]).toEqual([10, 20]);
  });

  test('while a page is on its way nothing is noted: the old one may jump to the top', () => {
    const { memory, back } = openTab();
    memory.note(700);
    memory.leave();
    memory.note(0);
    expect(back(null)).toBe(700);
  });

  test.each([[undefined], ['text'], [7], [{}], [{ entry: 7 }], [[]]])(
    'an entry that somebody else made (%o) counts as the first one',
    (state) => {
      const { memory, back } = openTab();
      memory.note(40);
      expect(back(state)).toBe(40);
    },
  );

  test('fifty places are kept, the one noted longest ago goes first', () => {
    const { memory, go, back } = openTab();
    memory.note(1);
    const states = Array.from({ length: 50 }, () => {
      const state = go();
      memory.note(2);
      return state;
    });
    expect([back(null), back(states[0]), back(states[49])]).toEqual([null, 2, 2]);
  });
});
