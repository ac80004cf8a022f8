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

/** Hours of a time slot, both `HH:MM`: "18–20", "18:30–20"; "6–8 PM", "11 AM–1 PM". */
export function hoursText(begin: string, end: string, language: Language): string {
  if (language === 'it') {
    const short = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
    return `${short(begin)}–${short(end)}`;
  }
  const [from, to] = [read(begin), read(end)];
  const isOneHalf = half(from.hour) === half(to.hour);
  const last = `${onTwelve(to, true)}\u00A0${half(to.hour)}`;
  return `${onTwelve(from, true)}${isOneHalf ? '' : `\u00A0${half(from.hour)}`}–${last}`;
}
