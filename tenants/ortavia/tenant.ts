import type { Tenant } from '../../contract/tenant.ts';

export const tenant: Tenant = {
  facts: {
    tenantId: 'ortavia',
    name: 'Ortavia',
    languages: ['it', 'en-US'],
    currency: 'EUR',
    without: ['singleSignOn'],
    domains: ['www.ortavia.example', 'ortavia.example'],
    appOrigins: ['capacitor://localhost', 'https://localhost'],
    mobileApp: {
      id: 'it.ortavia.shop',
      androidFingerprints: [
        '00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:DE:0A',
      ],
      appleTeamId: 'DEMO00ORTA',
    },
    phone: '0761 000 090',
    email: 'servizioclienti@ortavia.example',
    deliveryServices: [2, 1],
    deliveryCaps: ['01100', '010', '02032', '02044', '02047', '02049', '02100', '00061', '00062', '00069'],
    fees: { deliveryCents: 590, freeFromCents: 9000, minOrderCents: 4500 },
    payments: { types: [2, 12, 13], masterTypes: [11, 101], prebilledPct: 20, dueMinutes: 60 },
    socialProviders: ['google', 'facebook'],
    restoreDays: { remembered: 30, otherwise: 1 },
    loyaltyPrefix: '0401',
    pointsPerEuro: 1,
    giftPromotions: [
      {
        description: 'Buono da 6 € sulla prossima spesa',
        minSpendCents: 12_000,
        amountCents: 600,
        validDays: 60,
      },
    ],
    claimDays: 7,
    claimLimitCents: 3000,
    seller: { name: 'Ortavia S.p.A.', vatNumber: '00000000000' },
    lowStock: 5,
    acceptAlternativesDefault: true,
    bypassAutoAssigned: { address: false, timeslot: false },
    invoiceWarehouseIds: [90],
    proximityDefaultDistance: 10000,
    slotHoldMinutes: 120,
    greenSlotOrders: 2,
    minProfileLevel: 2,
    betaFeatures: [],
    minPasswordLength: 6,
    defaultStoreName: 'Ortavia Viterbo',
    cookieTerms: '2026-11',
    analytics: { kind: 'collector' },
  },
  texts: {
    claim: 'Il biologico, con il nome del campo.',
    titles: {
      home: 'Spesa biologica da Tuscia e Sabina · {brand}',
      category: '{name}, con l’origine indicata · {brand}',
      product: '{name}: origine e prezzo · {brand}',
      search: 'Ricerca {name} · {brand}',
      page: '{name} · {brand}',
      plain: '{name} · {brand}',
    },
    descriptions: {
      home: 'Ortavia raccoglie da Tuscia, Sabina e lago di Bracciano. Ordina online: consegna 5,90 €, gratuita da 90 €.',
      category:
        'La selezione {name} di {brand}: provenienza, certificazione e prezzo per unità di misura, prodotto per prodotto.',
      product:
        'Scheda di {name}: {price}, con origine, ingredienti e conservazione. Ordina da {brand} per la consegna o il ritiro.',
      search:
        'I risultati per {name} nel catalogo {brand}, con origine, formato e prezzo per unità di misura.',
    },
    searchPlaceholder: 'Cerca cicoria, ceci, ricotta…',
    slotCardTitle: 'Prima consegna disponibile',
    emptyCart: {
      title: 'Il carrello aspetta la stagione',
      text: 'Comincia dagli ortaggi di oggi, oppure cerca un prodotto per nome.',
    },
    notFound: {
      title: 'Questa pagina non è di stagione',
      text: 'È stata spostata o tolta. Riparti dalla home o dalla ricerca; il tuo carrello resta al suo posto.',
    },
    serviceDown: {
      title: 'Il negozio è in pausa, torniamo tra poco',
      text: 'Stiamo avendo un problema tecnico. Carrello e consegna scelta sono conservati: attendi qualche minuto e riprova.',
    },
    paymentCompleted: {
      title: 'Ordine confermato',
      text: 'Trovi il riepilogo nella posta. Ora raccogliamo, pesiamo e ti indichiamo il peso vero nello scontrino.',
    },
    footerAbout: [
      'Fresco e biologico dalla Tuscia, dalla Sabina e da Bracciano.',
      'Consegna 5,90 €, gratis da 90 €.',
    ],
    footerLegal: '© 2026 Ortavia S.p.A. · P. IVA 00000000000 · Fotografie indicative. Prezzi IVA inclusa.',
    privacyStatements: [
      'Dichiaro di aver letto l’informativa privacy di Ortavia e acconsento al trattamento dei dati necessario ad account, ordini e consegne.',
      'Acconsento a ricevere il calendario dei raccolti, le novità e le offerte di Ortavia; posso revocare il consenso in ogni momento.',
      'Acconsento all’analisi dei miei acquisti perché Ortavia mi suggerisca prodotti e cassette adatti a me.',
    ],
    cashPaymentTooltip:
      'Il pagamento avviene alla consegna o al ritiro, in contanti o con carta, sull’importo calcolato dopo la pesatura.',
    preauthorisationTooltip:
      'Sulla carta viene bloccato il totale più il 20% dei prodotti a peso variabile. L’addebito avviene dopo la pesatura e non supera la somma bloccata.',
    confirmYes: 'Si',
  },
  features: {
    bottomBarOnWeb: true,
    publicTargets: ['home', 'products'],
    liveCart: true,
    awaitedCodes: ['errors.maxClass', 'order.notDeletable'],
    showClosedSlots: false,
    versionCheckMs: 600_000,
    reloadAfterMs: 1_800_000,
  },
};
