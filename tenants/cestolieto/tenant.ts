import type { Tenant } from '../../contract/tenant.ts';

export const tenant: Tenant = {
  facts: {
    tenantId: 'cestolieto',
    name: 'Cestolieto',
    domains: ['www.cestolieto.example', 'cestolieto.example'],
    appOrigins: ['capacitor://localhost', 'https://localhost'],
    phone: '06 0000 1289',
    email: 'ciao@cestolieto.example',
    deliveryServices: [2, 1],
    lockers: true,
    deliveryCaps: [
      '0013',
      '0014',
      '0015',
      '0016',
      '0017',
      '0018',
      '0019',
      '00041',
      '00043',
      '00044',
      '00045',
      '00046',
      '00047',
      '00049',
      '00072',
      '00073',
    ],
    fees: { deliveryCents: 490, freeFromCents: 8000, minOrderCents: 4000 },
    payments: { types: [2, 12, 113, 13], masterTypes: [11, 101], prebilledPct: 30, dueMinutes: 60 },
    registrationEnabled: true,
    socialProviders: ['google', 'facebook'],
    singleSignOn: true,
    restoreDays: { remembered: 30, otherwise: 1 },
    loyaltyPrefix: '0401',
    pointsPerEuro: 1,
    giftPromotions: [
      {
        description: 'Buono da 5 € sulla prossima spesa',
        minSpendCents: 10_000,
        amountCents: 500,
        validDays: 60,
      },
    ],
    claimDays: 7,
    lowStock: 5,
    acceptAlternativesDefault: true,
    bypassAutoAssigned: { address: false, timeslot: false },
    invoiceWarehouseIds: [89],
    proximityDefaultDistance: 10000,
    slotHoldMinutes: 120,
    greenSlotOrders: 2,
    minProfileLevel: 2,
    betaFeatures: [],
    minPasswordLength: 6,
    defaultStoreName: 'Cestolieto Roma San Giovanni',
    cookieTerms: '2026-11',
  },
  texts: {
    claim: 'Alla tavola pensi tu, alla spesa pensiamo noi.',
    titles: {
      home: 'Spesa online a Roma e ai Castelli · {brand}',
      category: '{name}: la spesa di casa · {brand}',
      product: '{name}, da noi a casa tua · {brand}',
      search: 'Cerca {name} · {brand}',
      page: '{name} · {brand}',
      plain: '{name} · {brand}',
    },
    descriptions: {
      home: 'Fai la spesa da {brand} e te la portiamo a casa, a Roma e ai Castelli: consegna 4,90 €, gratis da 80 €.',
      category:
        '{name} da {brand}: i freschi di ogni giorno e le marche di sempre, con il prezzo al chilo in chiaro. Scegli e decidi quando passiamo.',
      product:
        '{name} a {price} da {brand}. Mettilo nel carrello: te lo portiamo a casa a Roma e ai Castelli, o lo ritiri in negozio.',
      search:
        'Cerca {name} da {brand}: trovi prezzo, prezzo al chilo e offerte della settimana in un colpo d’occhio.',
    },
    searchPlaceholder: 'Cerca latte, pane, uova…',
    slotCardTitle: 'Primo posto libero',
    emptyCart: {
      title: 'Il cesto è ancora vuoto',
      text: 'Parti dalle offerte o dal tuo reparto preferito: in un minuto hai fatto metà spesa.',
    },
    notFound: {
      title: 'Questa pagina non è in dispensa',
      text: 'L’indirizzo è cambiato o la pagina non c’è più. Torna alla home o cerca quello che ti serve: il cesto è come l’hai lasciato.',
    },
    serviceDown: {
      title: 'La cucina si è fermata, ripartiamo tra poco',
      text: 'Abbiamo un problema tecnico. Il tuo carrello e il posto di consegna sono al sicuro: riprova tra qualche minuto.',
    },
    paymentCompleted: {
      title: 'Grazie, la spesa è ordinata',
      text: 'La conferma è nella tua posta. Noi prepariamo i sacchetti, tu pensa ad apparecchiare.',
    },
    footerAbout: ['Il supermercato di famiglia, da Roma ai Castelli.', 'Consegna 4,90 €, gratis da 80 €.'],
    footerLegal:
      '© 2026 Cestolieto S.p.A. · P. IVA 00000000000 · Le foto sono indicative. Prezzi IVA inclusa.',
    privacyStatements: [
      'Ho letto l’informativa privacy di Cestolieto e acconsento all’uso dei miei dati per l’account, gli ordini e le consegne.',
      'Voglio ricevere da Cestolieto ricette, volantini e offerte per e-mail o messaggio; posso cambiare idea quando voglio.',
      'Acconsento che Cestolieto guardi cosa metto di solito nel cesto per propormi offerte più vicine a casa mia.',
    ],
    cashPaymentTooltip:
      'Paghi alla consegna o al ritiro, in contanti o con carta: il totale è quello dello scontrino, con i pesi veri.',
    preauthorisationTooltip:
      'Sulla carta blocchiamo il totale più il 30% dei prodotti a peso. Dopo la preparazione paghi il peso vero, mai più della somma bloccata.',
    confirmYes: 'Si',
  },
  features: {
    sections: ['flyers', 'perks', 'recipes'],
    bottomBarOnWeb: true,
    publicTargets: [],
    liveCart: true,
    showClosedSlots: false,
  },
};
