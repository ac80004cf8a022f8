import type { Tenant } from '../../../contract/tenant.ts';

export const texts: Tenant['texts'] = {
  claim: 'Organic, with the name of the field.',
  titles: {
    home: 'Organic groceries from Tuscia and Sabina · {brand}',
    category: '{name}, origin stated · {brand}',
    product: '{name}: origin and price · {brand}',
    search: 'Search for {name} · {brand}',
    page: '{name} · {brand}',
    plain: '{name} · {brand}',
  },
  descriptions: {
    home: 'Ortavia gathers from Tuscia, Sabina and Lake Bracciano. Order online: delivery €5.90, at no charge from €90.',
    category: 'The {name} selection of {brand}: origin, certification and unit price, product by product.',
    product:
      '{name}: {price}, with origin, ingredients and storage. Order from {brand} for delivery or pickup.',
    search: 'What {brand} has for {name}, with origin, size and unit price.',
  },
  searchPlaceholder: 'Search chicory, chickpeas, ricotta…',
  slotCardTitle: 'First delivery available',
  emptyCart: {
    title: 'Your cart waits for the season',
    text: 'Start with today’s vegetables, or search for a product by name.',
  },
  notFound: {
    title: 'This page is out of season',
    text: 'It was moved or taken down. Start again from home or search; your cart stays where it is.',
  },
  serviceDown: {
    title: 'The shop is resting, back in a little while',
    text: 'We are having a technical problem. Cart and chosen delivery are kept: wait a few minutes, then try again.',
  },
  paymentCompleted: {
    title: 'Order confirmed',
    text: 'You find the summary in your mail. Now we gather, weigh, and write the true weight on the receipt.',
  },
  footerAbout: ['Fresh and organic from Tuscia, Sabina and Bracciano.', 'Delivery €5.90, free from €90.'],
  footerLegal:
    '© 2026 Ortavia S.p.A. · VAT no. 00000000000 · Photographs are indicative. VAT included, amounts not converted.',
  privacyStatements: [
    'I declare that I have read Ortavia’s privacy notice and consent to the processing of data needed for account, orders and deliveries.',
    'I consent to receive Ortavia’s harvest calendar, news and offers; I may withdraw my consent at any time.',
    'I consent to the analysis of my purchases so that Ortavia may suggest products and boxes that suit me.',
  ],
  cashPaymentTooltip:
    'Payment is made at delivery or pickup, in cash or by card, on the amount worked out after weighing.',
  preauthorisationTooltip:
    'The total plus 20% of products sold by weight is held on the card. The charge is made after weighing and does not exceed the sum held.',
  confirmYes: 'Yes',
};
