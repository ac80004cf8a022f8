import { describe, expect, test } from 'vitest';
import { textFace, wordmarkFace } from './faces.ts';
import { fitLines } from './lettering.ts';

const box = { x: 0, y: 0, width: 80, height: 20 };

describe('lettering', () => {
  test('a short name keeps the size asked for', () => {
    expect(fitLines({ text: 'Burro', face: textFace, box, size: 10, fill: '#000', maxLines: 2 })).toEqual({
      lines: ['Burro'],
      size: 10,
    });
  });

  test('a long name is cut evenly where a second line makes it larger', () => {
    const { lines, size } = fitLines({
      text: 'Latte fresco parzialmente scremato',
      face: textFace,
      box,
      size: 16,
      fill: '#000',
      maxLines: 2,
    });
    expect(lines).toEqual(['Latte fresco', 'parzialmente scremato']);
    expect(Math.max(...lines.map((line) => textFace.width(line) * size))).toBeLessThanOrEqual(80.01);
  });

  test('letters that reach far down stay in the box', () => {
    for (const brand of ['Carni Poggio Alto', 'Spigalta', 'Fior di Piana', 'Trafilona']) {
      const face = wordmarkFace(brand);
      const { lines, size } = fitLines({ text: brand, face, box, size: 30, fill: '#000' });
      const { above, below } = face.reach(lines.join(' '));
      expect((above + below) * size).toBeLessThanOrEqual(20.01);
    }
  });

  test('a brand keeps one face', () => {
    expect(wordmarkFace('Trafilona')).toBe(wordmarkFace('Trafilona'));
  });
});
