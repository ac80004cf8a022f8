import type { Currency } from '../../../contract/currencies.ts';
import { moneyText } from '../../../contract/rules/language/money-text.ts';
import { poundsPerKilogram } from '../../../contract/rules/quantity/quantity-text.ts';
import type { SeedPromo } from '../seed-catalogue.ts';
import { said } from './dictionary.ts';
import { shopWords } from './words.ts';

const saving =
  /^<p>Risparmi <strong>(?<amount>[\d,]+) [€$]<\/strong> (?<of>su ogni (?:chilo|confezione))\.<\/p>$/;

/** What is saved; of weighed goods by the pound, as their prices are told (TEN-03). */
function englishSaving(body: string, currency: Currency): string {
  const { amount = '', of = '' } = saving.exec(body)?.groups ?? {};
  const whole = Number(amount.replace(',', '.'));
  const shown = of === 'su ogni chilo' ? whole / poundsPerKilogram : whole;
  return `<p>You save <strong>${moneyText(shown, { currency, language: 'en-US' })}</strong> ${said(of, shopWords)}.</p>`;
}

/** The notice of a cut in English. Throws RangeError for words that are new. */
export function englishPromo(promo: SeedPromo, currency: Currency): SeedPromo {
  const label = said(promo.label, shopWords);
  return {
    ...promo,
    label,
    header: promo.header.replace(promo.label, label),
    body: englishSaving(promo.body, currency),
    footer: said(promo.footer, shopWords),
  };
}
