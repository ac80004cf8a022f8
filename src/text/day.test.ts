import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import vectors from '../../tests/vectors/vectors.json' with { type: 'json' };
import { dayWords, isElided, shortHours } from './day.ts';

const words = dayWords(setupI18n({ locale: 'it', messages: { it: {} } }));
const today = '2026-11-21';

const isTab = (input: object): input is { today: string; dateIso: string } =>
  'today' in input && 'dateIso' in input;
const tabs = vectors.flatMap(({ id, rule, input, expected }) =>
  rule === 'timeslot.tabLabel' && isTab(input) ? [{ id, ...input, expected }] : [],
);

test.each(tabs)('SLOT-03: a tab reads as worked example $id', ({ today: now, dateIso, expected }) => {
  const { weekday, date, month } = words.tab(dateIso, now);
  expect(dateIso === now ? weekday.whole : `${weekday.whole} ${date} ${month.whole}`).toBe(expected);
});

test('SLOT-03: a tab is seen short and heard whole', () => {
  expect(words.tab('2026-12-01', today)).toEqual({
    weekday: { short: 'mar', whole: 'martedì' },
    date: '1',
    month: { short: 'dic', whole: 'dicembre' },
  });
  expect(words.tab(today, today).weekday).toEqual({ short: 'OGGI', whole: 'OGGI' });
});

test('the next days have names of their own, at the start of a line and within one', () => {
  expect([today, '2026-11-22', '2026-11-23'].map((day) => words.relative(day, today))).toEqual([
    'Oggi',
    'Domani',
    'lunedì 23 novembre',
  ]);
  expect([today, '2026-11-22', '2026-11-23'].map((day) => words.relativeWithin(day, today))).toEqual([
    'oggi',
    'domani',
    'lunedì 23 novembre',
  ]);
  expect([today, '2026-11-22', '2026-11-23'].map((day) => words.relativeShort(day, today))).toEqual([
    'oggi',
    'domani',
    'lun 23',
  ]);
});

test('every weekday and month has its words', () => {
  const week = Array.from({ length: 7 }, (_, n) => words.parts(`2026-11-0${n + 1}`).weekday);
  expect(week.map(({ short }) => short)).toEqual(['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab']);
  expect(week.every(({ short, whole }) => whole.startsWith(short))).toBe(true);
  const year = Array.from(
    { length: 12 },
    (_, n) => words.parts(`2026-${String(n + 1).padStart(2, '0')}-01`).month,
  );
  expect(year.map(({ whole }) => whole)).toEqual([
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ]);
  expect(year.every(({ short, whole }) => whole.startsWith(short))).toBe(true);
});

test('a date is told with its article and year, what is no day has no words', () => {
  expect(words.dated('2026-11-23')).toBe('il 23 novembre 2026');
  expect(words.dated('2026-12-08')).toBe('l’8 dicembre 2026');
  expect(words.parts('domani')).toEqual({
    weekday: { short: '', whole: '' },
    date: '',
    month: { short: '', whole: '' },
  });
});

test('hours of a slot are told as short as they can be', () => {
  expect(shortHours({ beginTime: '08:00', endTime: '10:00' })).toBe('8–10');
  expect(shortHours({ beginTime: '18:30', endTime: '20:00' })).toBe('18:30–20');
});

test('articles run into the days of the month that begin with a vowel', () => {
  const dates = Array.from({ length: 31 }, (_, index) => String(index + 1));
  expect(dates.filter(isElided)).toEqual(['8', '11']);
});
