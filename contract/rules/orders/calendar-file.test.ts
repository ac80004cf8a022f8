import { expect, test } from 'vitest';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { calendarFile } from './calendar-file.ts';

const order = anOrder({ createdAt: '2026-11-26T21:42:07.120Z' });
const timeslot = order.timeslot && {
  ...order.timeslot,
  dateIso: '2026-11-28',
  beginTime: '18:00',
  endTime: '20:00',
};
const words = {
  title: 'Spesa di Cestolieto, dalle 18',
  place: 'Via Appia Nuova 120, 00183 Roma',
  text: 'Ordine n. 900; totale 54,90 €\nCitofono «Rossi»: chiamate al telefono, il citofono è rotto da più di una settimana',
};

test('B-33: an order is an event of its slot in UTC, its words escaped and its long lines folded', () => {
  const file = calendarFile({ ...order, timeslot }, { shop: 'cestolieto', words });
  expect(file?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cestolieto//orders//IT',
    'BEGIN:VEVENT',
    'UID:order-900@cestolieto',
    'DTSTAMP:20261126T214207Z',
    'DTSTART:20261128T170000Z',
    'DTEND:20261128T190000Z',
    'SUMMARY:Spesa di Cestolieto\\, dalle 18',
    'LOCATION:Via Appia Nuova 120\\, 00183 Roma',
    'DESCRIPTION:Ordine n. 900\\; totale 54\\,90 €\\nCitofono «Rossi»: chiamate',
    '  al telefono\\, il citofono è rotto da più di una settimana',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const sizes = (file ?? '').split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
});

test('B-33: an order without a slot is no event', () => {
  expect(calendarFile({ ...order, timeslot: null }, { shop: 'cestolieto', words })).toBeNull();
});
