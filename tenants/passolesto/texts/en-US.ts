import type { Tenant } from '../../../contract/tenant.ts';

export const texts: Tenant['texts'] = {
  claim: 'Less time. Less by the pound.',
  titles: {
    home: 'Groceries online, delivery €2.90 · {brand}',
    category: '{name}: prices by the pound · {brand}',
    product: '{name}: what it costs · {brand}',
    search: 'Products: {name} · {brand}',
    page: '{name} · {brand}',
    plain: '{name} · {brand}',
  },
  descriptions: {
    home: 'Delivery €2.90, minimum order €25. {brand} reaches Latina, Aprilia, Pomezia, Frosinone and south Rome.',
    category: '{name} at {brand}: sort by unit price, add with 1 tap, have it brought for €2.90.',
    product: '{name}: {price} at {brand}. Unit price beside it, delivery €2.90.',
    search: '{name}: every size {brand} has, cheapest first. Compare unit prices.',
  },
  searchPlaceholder: 'Search pasta, coffee, paper…',
  slotCardTitle: 'Nearest time slot',
  emptyCart: {
    title: '0 products in the cart',
    text: 'Start with the deals: 1 tap adds. Minimum €25.',
  },
  notFound: {
    title: '404. Page not found',
    text: 'Wrong address, or the page is gone. Search for a product.',
  },
  serviceDown: {
    title: 'Pit stop. Back shortly.',
    text: 'A technical problem of ours. Products lost: 0. Cart and time slot are safe, try again shortly.',
  },
  paymentCompleted: {
    title: 'Done. Order taken.',
    text: 'Confirmation sent by e-mail. Things to do until delivery: 0.',
  },
  footerAbout: [
    'The discount around the corner: Latina, Aprilia, Pomezia, Frosinone, south Rome.',
    'Delivery €2.90, minimum order €25.',
  ],
  footerLegal:
    '© 2026 Passolesto S.p.A. · VAT no. 00000000000 · Pictures are indicative. Prices include VAT, no conversion.',
  privacyStatements: [
    'I have read the privacy notice and agree: Passolesto uses my data for account, orders and deliveries.',
    'Yes to Passolesto’s offers and discount codes by e-mail or message. I can say stop when I like.',
    'Yes to discounts worked out from what I buy at Passolesto.',
  ],
  cashPaymentTooltip: 'You pay when you receive it: cash or card, +€0. Amount: as weighed.',
  preauthorisationTooltip:
    'Held on the card = total + 30% of weighed products. Then you pay the true weight, never more than that.',
  confirmYes: 'Yes',
};
