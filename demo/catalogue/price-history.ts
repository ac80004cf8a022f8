import { messageMoney } from '../../backend/platform/said-money.ts';
import type { Currency } from '../../contract/currencies.ts';
import { percentCut } from '../../contract/rules/price/discount.ts';
import { fromCents } from '../../contract/rules/price/money.ts';
import { packPrice } from '../../contract/rules/price/price-pack.ts';
import type { SellingInfo } from '../../contract/rules/quantity/selling-info.ts';
import { sellingKind } from '../../contract/rules/quantity/selling-terms.ts';
import { chance, pickIndex } from './chance.ts';
import { shelfCents } from './price-points.ts';
import type { SeedPrice, SeedPromo } from './seed-catalogue.ts';

export type Priced = {
  priceCents: number;
  standardPriceCents: number | null;
  priceHistory: readonly SeedPrice[];
  promo: SeedPromo | null;
};

const promoShare = 0.15;

/** Between two changes lie more than the thirty days the law looks back, so that one price is the lowest. */
const settled = 45;

/** The price since it was last raised, and the lower one of the year before. */
function rises(seed: string, { cents, before }: { cents: number; before: number }): readonly SeedPrice[] {
  const since = before + settled + pickIndex(`${seed} since`, 60);
  const earlier = shelfCents((cents / 100) * (0.9 + chance(`${seed} earlier`) * 0.06));
  const opening = { daysAgo: since + 90 + pickIndex(`${seed} opening`, 120), cents: earlier };
  const risen = chance(`${seed} risen`) < 0.35 && earlier < cents;
  return risen ? [opening, { daysAgo: since, cents }] : [{ daysAgo: opening.daysAgo, cents }];
}

const cuts = [0.1, 0.15, 0.2, 0.2, 0.25, 0.25, 0.3, 0.35, 0.4] as const;

const notices = [
  { label: 'Offerta della settimana', cssClass: 'promo-settimana', footer: 'Salvo esaurimento scorte.' },
  { label: 'Prezzo tagliato', cssClass: 'promo-tagliato', footer: 'Il ribasso è già nel prezzo.' },
  {
    label: 'Dal volantino',
    cssClass: 'promo-volantino',
    footer: 'Prezzo valido anche per il ritiro in negozio.',
  },
] as const;

type Cut = {
  seed: string;
  cents: number;
  promoCents: number;
  infos: SellingInfo;
  daysAgoStart: number;
  currency: Currency;
};

/** Returns a price as the tag prints it, in cents: of a pack where it is sold by packs. */
const tagPrice = ({ infos }: Pick<Cut, 'infos'>, price: number): number =>
  sellingKind(infos) === 'pack' ? packPrice({ priceDisplay: fromCents(price), productInfos: infos }) : price;

/** What is saved, of what the price tag is of. */
function savingText({ cents, promoCents, infos, currency }: Cut): string {
  const kind = sellingKind(infos);
  const of = kind === 'loose' ? 'su ogni chilo' : 'su ogni confezione';
  const saved = messageMoney(tagPrice({ infos }, cents) - tagPrice({ infos }, promoCents), currency).it;
  return `Risparmi <strong>${saved}</strong> ${of}.`;
}

/** The notice of a cut and how long it runs. */
export function promoOf(cut: Cut): SeedPromo {
  const { seed, cents, promoCents, daysAgoStart } = cut;
  const notice = notices[pickIndex(`${seed} notice`, notices.length)] ?? notices[0];
  const percent = percentCut({ now: tagPrice(cut, promoCents), was: tagPrice(cut, cents) });
  return {
    daysAgoStart,
    daysLeft: 3 + pickIndex(`${seed} left`, 12),
    label: notice.label,
    cssClass: notice.cssClass,
    header: `${notice.label}: −${percent}%`,
    body: `<p>${savingText(cut)}</p>`,
    footer: notice.footer,
  };
}

/** The regular price with its past, or a running cut below it (B-09). */
export function pricedOf(input: {
  seed: string;
  cents: number;
  infos: SellingInfo;
  noPromo: boolean;
  currency: Currency;
}): Priced {
  const { seed, cents, infos, currency } = input;
  const cut = cuts[pickIndex(`${seed} cut`, cuts.length)] ?? 0.2;
  const promoCents = shelfCents((cents / 100) * (1 - cut));
  const isPromo = !input.noPromo && chance(`${seed} promo`) < promoShare && promoCents < cents * 0.93;
  if (!isPromo) {
    const priceHistory = rises(seed, { cents, before: 0 });
    return { priceCents: cents, standardPriceCents: null, priceHistory, promo: null };
  }
  const daysAgoStart = 1 + pickIndex(`${seed} start`, 10);
  return {
    priceCents: promoCents,
    standardPriceCents: cents,
    priceHistory: [
      ...rises(seed, { cents, before: daysAgoStart }),
      { daysAgo: daysAgoStart, cents: promoCents },
    ],
    promo: promoOf({ seed, cents, promoCents, infos, daysAgoStart, currency }),
  };
}
