import type { Order } from '../../api/ordering/order.ts';
import { instantAt } from '../time/slot-instant.ts';

/** What a calendar is told of an order, in the shopper's words. */
export interface CalendarWords {
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

const utc = (instant: number): string =>
  new Date(instant)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const bytes = new TextEncoder();

/** A line of at most 75 octets, the rest on lines of its own that begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    if (bytes.encode(last + sign).length > 75) parts.push(` ${sign}`);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n');
}

/**
 * The delivery of an order as a calendar's file (RFC 5545): one event from the slot's begin to its end, in UTC, that replaces
 * the one of before where the order was changed. `shop` is the tenant's id. Null for an order without a slot (B-33).
 */
export function calendarFile(
  { orderId, createdAt, timeslot }: Pick<Order, 'orderId' | 'createdAt' | 'timeslot'>,
  { shop, words }: { readonly shop: string; readonly words: CalendarWords },
): string | null {
  if (timeslot === null) return null;
  const { dateIso, beginTime, endTime } = timeslot;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shop}//orders//IT`,
    'BEGIN:VEVENT',
    `UID:order-${orderId}@${shop}`,
    `DTSTAMP:${utc(Date.parse(createdAt))}`,
    `DTSTART:${utc(instantAt(dateIso, beginTime))}`,
    `DTEND:${utc(instantAt(dateIso, endTime))}`,
    `SUMMARY:${escaped(words.title)}`,
    `LOCATION:${escaped(words.place)}`,
    `DESCRIPTION:${escaped(words.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
