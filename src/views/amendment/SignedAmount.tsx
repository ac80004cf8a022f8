import { moneyOfCents } from '../../text/money.ts';

/** An amount with its sign, in cents: "+4,81 €", "−3,79 €". */
export const SignedAmount = ({ cents }: { cents: number }) =>
  `${cents < 0 ? '−' : '+'}${moneyOfCents(Math.abs(cents))}`;
