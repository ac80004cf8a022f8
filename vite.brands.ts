import type { Plugin } from 'vite';

/** What only the server and the tools need to know of a brand: keys of its `facts`, and of its `texts`. */
export const serverKeys = [
  'appOrigins',
  'claimDays',
  'claimLimitCents',
  'deliveryCaps',
  'giftPromotions',
  'greenSlotOrders',
  'lowStock',
  'mobileApp',
  'privacyStatements',
  'restoreDays',
] as const;

/** Each as the formatter writes it: on one line, or up to the bracket that closes it. */
const lines = new RegExp(
  String.raw`^ {4}(?:${serverKeys.join('|')}): (?:[\[{]\n[^]*?^ {4}[\]}],|[^\n]*,)\n`,
  'gm',
);

/** The source of a brand's configuration as its shoppers get it. */
export const leanBrand = (code: string): string => code.replace(lines, '');

/** What no page asks for does not travel to shoppers. */
export const leanBrands = (): Plugin => ({
  name: 'lean-brands',
  enforce: 'pre',
  transform: (code, id) =>
    /\/tenants\/[^/]+\/tenant\.ts$/.test(id) ? { code: leanBrand(code), map: null } : null,
});
