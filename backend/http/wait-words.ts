const minute = 60;
const hour = 60 * minute;

/**
 * How long somebody has to wait, in words and never too short: "un minuto", "12 minuti", "un’ora", "2 ore".
 *
 * @param seconds At least 1.
 */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes <= 1) return 'un minuto';
  if (minutes < 60) return `${minutes} minuti`;
  const hours = Math.ceil(seconds / hour);
  return hours === 1 ? 'un’ora' : `${hours} ore`;
}
