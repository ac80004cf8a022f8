import { expect, test } from 'vitest';
import { isAlcoholic } from './alcohol.ts';

test.each([
  [{ ALCOHOL_VOL: '4.7' }, true],
  [{ ALCOHOL_VOL: '1.3' }, true],
  [{ ALCOHOL_VOL: '1.2' }, false],
  [{ ALCOHOL_VOL: '0.5' }, false],
  [{ ALCOHOL_VOL: 'forte' }, false],
  [{}, false],
] as readonly (readonly [Record<string, string>, boolean])[])(
  'B-14 %o is for adults alone: %s',
  (productInfos, expected) => {
    expect(isAlcoholic({ productInfos })).toBe(expected);
  },
);
