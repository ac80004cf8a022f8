import { expect, test } from 'vitest';
import { personalTables } from '../backend/modules/privacy/personal-tables.ts';
import { tableTitles } from '../src/views/profile/export-words.ts';

test('REG-27: every table of an export has a title, and no title is left over', () => {
  const exported = personalTables.filter(({ shown }) => shown !== null).map(({ name }) => name);
  expect(Object.keys(tableTitles).toSorted()).toEqual(exported.toSorted());
});
