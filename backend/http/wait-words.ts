import type { Said } from '../platform/said.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How long somebody has to wait, in words and never too short: "un minuto", "12 minuti", "un’ora", "2 ore".
 *
 * @param seconds At least 1.
 */
export function waitWords(seconds: number): Said {
  const minutes = Math.ceil(seconds / minute);
  if (minutes <= 1) return { it: 'un minuto', 'en-US': 'a minute' };
  if (minutes < 60) return { it: `${minutes} minuti`, 'en-US': `${minutes} minutes` };
  const hours = Math.ceil(seconds / hour);
  return hours === 1
    ? { it: 'un’ora', 'en-US': 'an hour' }
    : { it: `${hours} ore`, 'en-US': `${hours} hours` };
}
