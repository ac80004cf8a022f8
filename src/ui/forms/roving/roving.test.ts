import { describe, expect, it } from 'vitest';
import { nextIndex } from './roving.ts';

describe('nextIndex', () => {
  it('moves forward with right and down, backward with left and up', () => {
    const moved = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => nextIndex(key, 1, 4));
    expect(moved).toEqual([2, 2, 0, 0]);
  });

  it('goes round at both ends', () => {
    expect([nextIndex('ArrowRight', 3, 4), nextIndex('ArrowLeft', 0, 4)]).toEqual([0, 3]);
  });

  it('jumps to the first and to the last', () => {
    expect([nextIndex('Home', 2, 4), nextIndex('End', 2, 4)]).toEqual([0, 3]);
  });

  it('leaves every other key to the browser, so that Space and Enter pick', () => {
    expect([' ', 'Enter', 'Tab', 'a'].map((key) => nextIndex(key, 1, 4))).toEqual([null, null, null, null]);
  });

  it('has nowhere to go in an empty row', () => {
    expect(nextIndex('ArrowRight', 0, 0)).toBeNull();
  });
});
