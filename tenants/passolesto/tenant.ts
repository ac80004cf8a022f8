import type { Tenant } from '../../contract/tenant.ts';

export const tenant: Tenant = {
  facts: {
    tenantId: 'passolesto',
    name: 'Passolesto',
    domains: ['www.passolesto.example', 'passolesto.example'],
    appOrigins: ['capacitor://localhost', 'https://localhost'],
    phone: '0773 000 095',
    email: 'aiuto@passolesto.example',
    deliveryServices: [2, 1],
    deliveryCaps: ['04100', '04011', '04012', '00071', '00040', '03100', '00128', '00142', '00143', '00144'],
    fees: { deliveryCents: 290, freeFromCents: null, minOrderCents: 2500 },
    payments: { types: [2, 12], masterTypes: [], prebilledPct: 30, dueMinutes: 60 },
    registrationEnabled: true,
    loyaltyPrefix: '0401',
    pointsPerEuro: 1,
    giftPromotions: [
      {
        description: 'Buono da 3 € sulla prossima spesa',
        minSpendCents: 8_000,
        amountCents: 300,
        validDays: 60,
      },
    ],
    claimDays: 7,
    lowStock: 5,
    acceptAlternativesDefault: true,
    bypassAutoAssigned: { address: false, timeslot: false },
    invoiceWarehouseIds: [95],
    proximityDefaultDistance: 10000,
    slotHoldMinutes: 120,
    greenSlotOrders: 2,
    minProfileLevel: 2,
    minPasswordLength: 6,
    defaultStoreName: 'Passolesto Latina',
  },
  texts: {
    claim: 'Meno tempo. Meno al chilo.',
    titles: {
      home: 'Spesa online, consegna 2,90 € · {brand}',
      category: '{name}: prezzi al chilo · {brand}',
      product: '{name}: quanto costa · {brand}',
      search: 'Prodotti: {name} · {brand}',
      page: '{name} · {brand}',
      plain: '{name} · {brand}',
    },
    descriptions: {
      home: 'Consegna 2,90 €, ordine minimo 25 €. {brand} arriva a Latina, Aprilia, Pomezia, Frosinone e Roma sud.',
      category: '{name} da {brand}: ordina per prezzo al chilo, aggiungi con 1 tocco, ricevi a 2,90 €.',
      product: '{name}: {price} da {brand}. Prezzo al chilo accanto, consegna 2,90 €.',
      search: '{name}: tutti i formati di {brand}, dal meno caro. Confronta il prezzo al chilo.',
    },
    searchPlaceholder: 'Cerca pasta, caffè, carta…',
    slotCardTitle: 'Fascia più vicina',
    emptyCart: {
      title: '0 prodotti nel carrello',
      text: 'Parti dalle offerte: con 1 tocco aggiungi. Minimo 25 €.',
    },
    notFound: {
      title: '404. Pagina non trovata',
      text: 'Indirizzo sbagliato o pagina tolta. Cerca un prodotto.',
    },
    serviceDown: {
      title: 'Fermi ai box. Torniamo tra poco.',
      text: 'Problema tecnico nostro. Prodotti persi: 0. Carrello e fascia sono salvi, riprova tra poco.',
    },
    paymentCompleted: {
      title: 'Fatto. Ordine preso.',
      text: 'Conferma inviata via e-mail. Cose da fare fino alla consegna: 0.',
    },
    footerAbout: [
      'Il discount sotto casa: Latina, Aprilia, Pomezia, Frosinone, Roma sud.',
      'Consegna 2,90 €, ordine minimo 25 €.',
    ],
    footerLegal: '© 2026 Passolesto S.p.A. · P. IVA 00000000000 · Foto indicative. IVA inclusa nei prezzi.',
    privacyStatements: [
      'Ho letto l’informativa privacy e acconsento: Passolesto usa i miei dati per account, ordini e consegne.',
      'Sì a offerte e codici sconto di Passolesto via e-mail o messaggio. Posso dire basta quando voglio.',
      'Sì a sconti calcolati su quello che compro da Passolesto.',
    ],
    cashPaymentTooltip: 'Paghi quando ricevi: contanti o carta, +0 €. Importo: quello pesato.',
    preauthorisationTooltip:
      'Blocco sulla carta = totale + 30% dei prodotti a peso. Poi paghi il peso vero, mai più di così.',
    confirmYes: 'Si',
  },
  features: { bottomBarOnWeb: true, publicTargets: ['home', 'products'], liveCart: true },
};
