import { moneyText } from '../../../contract/rules/language/money-text.ts';
import type { Said } from '../../platform/said.ts';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

/** An amount of integer cents as mails and pages of the server say it; never converted (TEN-03). */
export const saidMoney = (cents: number): Said => ({
  it: euros.format(cents / 100),
  'en-US': moneyText(cents / 100, 'en-US'),
});
