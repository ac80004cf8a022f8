import type { Language } from '../../languages.ts';

interface Clock {
  hour: number;
  minutes: string;
}

const read = (time: string): Clock => {
  const [hour = '0', minutes = '00'] = time.split(':');
  return { hour: Number(hour), minutes };
};

const half = (hour: number): string => (hour % 24 < 12 ? 'AM' : 'PM');

const onTwelve = ({ hour, minutes }: Clock, isShort: boolean): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}${isShort && minutes === '00' ? '' : `:${minutes}`}`;

/** A time of day `HH:MM` as a clock shows it: "16:30", "4:30 PM". */
export function clockText(time: string, language: Language): string {
  if (language === 'it') return time;
  const clock = read(time);
  return `${onTwelve(clock, false)}\u00A0${half(clock.hour)}`;
}

/** The same as briefly as can be: "6 PM", "6:30 PM". */
export function shortClockText(time: string, language: Language): string {
  if (language === 'it') return time;
  const clock = read(time);
  return `${onTwelve(clock, true)}\u00A0${half(clock.hour)}`;
}

const twelveHours = (begin: string, end: string, isShort: boolean): string => {
  const [from, to] = [read(begin), read(end)];
  const isOneHalf = half(from.hour) === half(to.hour);
  const last = `${onTwelve(to, isShort)}\u00A0${half(to.hour)}`;
  return `${onTwelve(from, isShort)}${isOneHalf ? '' : `\u00A0${half(from.hour)}`}–${last}`;
};

/** Hours of a time slot, both `HH:MM`, as briefly as can be: "18–20", "18:30–20"; "6–8 PM", "11 AM–1 PM". */
export function shortHoursText(begin: string, end: string, language: Language): string {
  if (language !== 'it') return twelveHours(begin, end, true);
  const short = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
  return `${short(begin)}–${short(end)}`;
}

/** Hours of a time slot, both `HH:MM`: "09:00–11:00" (SLOT-17), "9:00–11:00 AM". */
export const hoursText = (begin: string, end: string, language: Language): string =>
  language === 'it' ? `${begin}–${end}` : twelveHours(begin, end, false);
