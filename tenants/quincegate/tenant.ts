import type { Tenant } from '../../contract/tenant.ts';

export const tenant: Tenant = {
  facts: {
    tenantId: 'quincegate',
    name: 'Quincegate',
    languages: ['en-US'],
    currency: 'USD',
    without: ['flyers', 'perks', 'recipes', 'singleSignOn'],
    domains: ['www.quincegate.example', 'quincegate.example'],
    appOrigins: ['capacitor://localhost', 'https://localhost'],
    mobileApp: {
      id: 'com.quincegate.shop',
      androidFingerprints: [
        '00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:DE:5E',
      ],
      appleTeamId: 'DEMO00QUIN',
    },
    phone: '06 0000 4153',
    email: 'hello@quincegate.example',
    deliveryServices: [2, 1],
    deliveryCaps: ['00145', '00153', '00154', '00184', '00185', '00186', '00187'],
    fees: {
      deliveryCents: 650,
      freeFromCents: 7500,
      minOrderCents: 3500,
    },
    payments: {
      types: [2, 12],
      masterTypes: [],
      prebilledPct: 30,
      dueMinutes: 60,
    },
    socialProviders: [],
    restoreDays: {
      remembered: 30,
      otherwise: 1,
    },
    loyaltyPrefix: '0401',
    pointsPerEuro: 1,
    giftPromotions: [],
    claimDays: 7,
    claimLimitCents: 3000,
    seller: {
      name: 'Quincegate S.p.A.',
      vatNumber: '00000000000',
    },
    lowStock: 5,
    acceptAlternativesDefault: true,
    bypassAutoAssigned: {
      address: false,
      timeslot: false,
    },
    invoiceWarehouseIds: [100],
    proximityDefaultDistance: 10000,
    slotHoldMinutes: 120,
    greenSlotOrders: 2,
    minProfileLevel: 2,
    betaFeatures: [],
    minPasswordLength: 6,
    defaultStoreName: 'Quincegate Trastevere',
    cookieTerms: '2026-11',
    analytics: {
      kind: 'collector',
    },
  },
  texts: {
    claim: 'Good food, through the garden gate.',
    titles: {
      home: 'Your corner grocer in Rome, online · {brand}',
      category: '{name}, picked over by hand · {brand}',
      product: '{name} from the corner grocer · {brand}',
      search: 'Looking for {name} · {brand}',
      page: '{name} · {brand}',
      plain: '{name} · {brand}',
    },
    descriptions: {
      home: 'Quincegate brings the corner grocer to your door in Trastevere, Monti and Garbatella. Delivery $6.50, free from $75.',
      category: '{name} at {brand}: short shelves, good names and the unit price on every label.',
      product: '{name} for {price} at {brand}, brought to your gate in Rome or kept for you at the store.',
      search: 'Everything {brand} has for {name}, with prices, unit prices and deals.',
    },
    searchPlaceholder: 'Search figs, butter, bread…',
    slotCardTitle: 'The next van with room',
    emptyCart: {
      title: 'An empty basket, for now',
      text: 'Start with bread and something green. The rest tends to follow.',
    },
    notFound: {
      title: 'This gate leads nowhere',
      text: 'The page has moved, or never was. Head back to the home page or search; your basket waits where you left it.',
    },
    serviceDown: {
      title: 'The gate is stuck',
      text: 'Something broke on our side and we are on it. Your basket and your time slot are safe: try again in a few minutes.',
    },
    paymentCompleted: {
      title: 'It is on the list',
      text: 'We wrote to you with the details. Now we pick, weigh and pack.',
    },
    footerAbout: [
      'A small grocer with three gates in Rome.',
      'Delivery $6.50, free from $75. Open every day.',
    ],
    footerLegal:
      '© 2026 Quincegate S.p.A. · VAT no. 00000000000 · Prices include VAT. Photos give the idea, labels the facts.',
    privacyStatements: [
      'I have read Quincegate’s privacy notice and agree to the use of my data for my account, orders and deliveries.',
      'Write to me about what is in season and on offer at Quincegate. I can stop it at any time.',
      'Quincegate may look at what I buy to suggest things I am likely to want.',
    ],
    cashPaymentTooltip:
      'You pay at the gate or at the store, by cash or card, for what the scales really said.',
    preauthorisationTooltip:
      'We hold the total plus 30% of anything sold by weight. You are charged what it really weighs, never more than we held.',
    confirmYes: 'Yes',
  },
  features: {
    bottomBarOnWeb: true,
    publicTargets: ['home', 'products'],
    liveCart: false,
    awaitedCodes: [],
    showClosedSlots: false,
    versionCheckMs: 600000,
    reloadAfterMs: 1800000,
  },
};
