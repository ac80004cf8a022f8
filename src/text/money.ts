// Written out instead of Intl: server and browser must agree to the last character.
const noBreak = '\u00A0';

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');

/** 1234.5 as "1.234,50 €", with a no-break space (TEN-06). */
export function euro(amount: number): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '−' : ''}${grouped(whole)},${cents}${noBreak}€`;
}

/** 1284 as "1.284". */
export const wholeNumber = (count: number): string => grouped(String(Math.round(count)));

/** Integer cents as text. */
export const euroOfCents = (cents: number): string => euro(cents / 100);

/** A round amount of integer cents as people say it: "80 €", "79,90 €". */
export const euroOfThreshold = (cents: number): string =>
  cents % 100 === 0 ? `${wholeNumber(cents / 100)}${noBreak}€` : euroOfCents(cents);

/** "1,98 €/kg" */
export const euroPer = (amount: number, unit: string): string => `${euro(amount)}/${unit}`;

/** 16.8 as "−17%". */
export const percentOff = (percent: number): string => `−${Math.round(percent)}%`;
