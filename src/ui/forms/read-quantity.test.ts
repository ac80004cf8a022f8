import { describe, expect, it } from 'vitest';
import { readQuantity } from './read-quantity.ts';

describe('readQuantity', () => {
  it('reads pieces and weights, with a comma or a point', () => {
    expect(['3', '1,5', '0.750', ',5', ' 12 '].map(readQuantity)).toEqual([3, 1.5, 0.75, 0.5, 12]);
  });

  it('reads back the text the field shows', () => {
    expect(['750 g', '1,5 kg', '2\u00A0pz'].map(readQuantity)).toEqual([750, 1.5, 2]);
  });

  it('keeps zero, which asks to remove', () => {
    expect(readQuantity('0')).toBe(0);
  });

  it('refuses what is no quantity', () => {
    expect(['', '  ', 'due', '-1', '1,2,3', '3x4'].map(readQuantity)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
