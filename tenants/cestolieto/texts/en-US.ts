import type { Tenant } from '../../../contract/tenant.ts';

export const texts: Tenant['texts'] = {
  claim: 'You set the table, we bring the groceries.',
  titles: {
    home: 'Groceries online in Rome and the Castelli · {brand}',
    category: '{name} for your kitchen · {brand}',
    product: '{name}, from us to your door · {brand}',
    search: 'Search {name} · {brand}',
    page: '{name} · {brand}',
    plain: '{name} · {brand}',
  },
  descriptions: {
    home: 'Shop at {brand} and we bring it home, in Rome and the Castelli: delivery €4.90, free from €80.',
    category:
      '{name} at {brand}: fresh every day and the names you know, with the price by weight in plain sight. Choose, and say when we come by.',
    product:
      '{name} for {price} at {brand}. Put it in your cart: we bring it home in Rome and the Castelli, or you pick it up at the store.',
    search: 'Search {name} at {brand}: price, price by weight and this week’s deals at a glance.',
  },
  searchPlaceholder: 'Search milk, bread, eggs…',
  slotCardTitle: 'First free place',
  emptyCart: {
    title: 'Your basket is still empty',
    text: 'Begin with the deals or your favorite department: half the shopping is done in a minute.',
  },
  notFound: {
    title: 'This page is not in the pantry',
    text: 'The address has changed or the page is gone. Go back to the home page or search for what you need: your basket is as you left it.',
  },
  serviceDown: {
    title: 'The kitchen has stopped, we are back soon',
    text: 'We have a technical problem. Your cart and your delivery are safe: try again in a few minutes.',
  },
  paymentCompleted: {
    title: 'Thank you, your groceries are ordered',
    text: 'The confirmation is in your mail. We pack the bags, you set the table.',
  },
  footerAbout: ['The family supermarket, from Rome to the Castelli.', 'Delivery €4.90, free from €80.'],
  footerLegal:
    '© 2026 Cestolieto S.p.A. · VAT no. 00000000000 · Pictures are indicative. Prices include VAT and are not converted.',
  privacyStatements: [
    'I have read Cestolieto’s privacy notice and agree to the use of my data for account, orders and deliveries.',
    'I want recipes, flyers and offers from Cestolieto by e-mail or message; I can change my mind whenever I like.',
    'I agree that Cestolieto looks at what I usually put in my basket, to suggest offers closer to my home.',
  ],
  cashPaymentTooltip:
    'You pay at delivery or pickup, in cash or by card: the total is that of the receipt, with the true weights.',
  preauthorisationTooltip:
    'We hold the total plus 30% of weighed products on your card. Once it is packed you pay the true weight, never more than was held.',
  confirmYes: 'Yes',
};
