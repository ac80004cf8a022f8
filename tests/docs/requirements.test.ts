import { describe, expect, test } from 'vitest';
import { mentionedIds, readRequirements } from '../../scripts/reports/requirements.ts';

const table = (...rows: string[]): string =>
  ['| id | what | state |', '| --- | :-- | --- |', ...rows].join('\n');

describe('the tables of requirements', () => {
  test('give id, text and state, from as many tables as there are', () => {
    const text = [
      '| state | meaning |\n| --- | --- |\n| done | built |\n',
      table('| SES-01  | Logged in \\| out. | done |', '| RULE-CART-1 | No. | partial: no test |'),
      '\nText between.\n',
      table('| T9 | Once. | server only |', '| D01 | Mails. | not yet |'),
    ].join('\n');
    expect(readRequirements(text)).toEqual([
      { id: 'SES-01', what: 'Logged in \\| out.', state: 'done' },
      { id: 'RULE-CART-1', what: 'No.', state: 'partial' },
      { id: 'T9', what: 'Once.', state: 'server only' },
      { id: 'D01', what: 'Mails.', state: 'not yet' },
    ]);
  });

  test.each([
    ['an id of another form', '| SES-1a | Text. | done |', 'line 3: "SES-1a" is no id'],
    ['no text', '| SES-01 | | done |', 'line 3: SES-01 says nothing'],
    ['an unknown state', '| SES-01 | Text. | nearly |', 'line 3: SES-01 has the unknown state "nearly"'],
    ['no state', '| SES-01 | Text. |', 'line 3: SES-01 has the unknown state ""'],
    [
      'a state run on',
      '| SES-01 | Text. | done nearly |',
      'line 3: SES-01 has the unknown state "done nearly"',
    ],
    ['one id twice', '| SES-01 | a | done |\n| SES-01 | b | done |', 'line 4: SES-01 stands twice'],
  ])('refuse %s', (_, rows, fault) => {
    expect(() => readRequirements(table(rows))).toThrow(fault);
  });
});

test('ids are found in a title wherever they stand, each once', () => {
  expect(mentionedIds('SES-01, RULE-CART-1: kept (B-16, T9), not xSES-02 or SES-03x; SES-01 again')).toEqual([
    'SES-01',
    'RULE-CART-1',
    'B-16',
    'T9',
  ]);
});
