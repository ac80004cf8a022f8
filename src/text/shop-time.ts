import { language } from '#language';
import { clockText } from '../../contract/rules/language/hours-text.ts';
import { shopZone } from '../../contract/rules/time/zone-time.ts';
import { onFirstUse } from './on-first-use.ts';

const clock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      timeZone: shopZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const calendar = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { timeZone: shopZone }));

interface ShopTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** As the clock shows it in the language of the screens: "16:30", "4:30 PM". */
  time: string;
  isMidnight: boolean;
}

/** An instant as the shop's clock shows it. */
export function shopTime(instant: string): ShopTime {
  const date = new Date(instant);
  const time = clock().format(date);
  return { day: calendar().format(date), time: clockText(time, language), isMidnight: time === '00:00' };
}

/** A stretch of time in ms as "1 h 42 min". */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h ${rest}\u00A0min`;
}
