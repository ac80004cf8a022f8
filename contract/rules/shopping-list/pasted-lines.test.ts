import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestLine, mostLines, pastedLines } from './pasted-lines.ts';

describe('B-21: a pasted text', () => {
  test.each([
    ['latte\nuova\r\npane\rburro', ['latte', 'uova', 'pane', 'burro']],
    ['latte, uova; pane', ['latte', 'uova', 'pane']],
    ['latte,2 uova,pane', ['latte', '2 uova', 'pane']],
    ['pomodori 1,5 kg, 6 uova', ['pomodori 1,5 kg', '6 uova']],
    ['uova 6, 2 latte', ['uova 6', '2 latte']],
    ['- latte\n• uova\n* pane\n– burro', ['latte', 'uova', 'pane', 'burro']],
    ['1. latte\n2) uova\n10. pane', ['latte', 'uova', 'pane']],
    ['1.5 kg mele', ['1.5 kg mele']],
    ['[ ] latte\n- [x] uova\n[] pane', ['latte', 'uova', 'pane']],
    ['☐ latte\n✅ uova\n☑️ pane\n🥛 burro', ['latte', 'uova', 'pane', 'burro']],
    ['\n  latte \t intero \n\n---\n***\n , ,', ['latte intero']],
    ['latte\u0000\u0007 uova', ['latte uova']],
    ['', []],
  ])('%j is the lines %j', (text, lines) => {
    expect(pastedLines(text)).toEqual({ lines, tooMany: [], tooLong: [] });
  });

  test('is taken as far as the bounds, and what is beyond them is told', () => {
    const rows = Array.from({ length: mostLines + 2 }, (_, at) => `riga ${at}`);
    const long = 'l'.repeat(longestLine + 1);
    expect(pastedLines([long, ...rows].join('\n'))).toEqual({
      lines: rows.slice(0, mostLines),
      tooMany: rows.slice(mostLines),
      tooLong: [long],
    });
  });

  test('is read whatever it is, within the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines } = pastedLines(text);
        expect(lines.every((line) => line !== '' && Array.from(line).length <= longestLine)).toBe(true);
        expect(pastedLines(lines.join('\n')).lines).toEqual(lines);
      }),
    );
  });
});
