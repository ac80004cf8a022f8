import { expect, test } from 'vitest';
import { readForm } from './raw-params.ts';

test('T3: the lines of a form end as the lines of JSON do', () => {
  expect({ ...readForm('note=citofono%0D%0Aterzo+piano&note2=a%0Ab') }).toEqual({
    note: 'citofono\nterzo piano',
    note2: 'a\nb',
  });
});
