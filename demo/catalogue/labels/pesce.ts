import { type DepartmentLabels, of } from './label-source.ts';

const ice = 'Conservare in frigorifero tra 0 e +2 °C. Da consumarsi previa completa cottura.';
const tyrrhenian = 'Pescato nel Mar Mediterraneo, FAO 37.1, reti da traino.';
const canned =
  'Conservare in luogo fresco e asciutto. Dopo l’apertura tenere in frigorifero e consumare entro due giorni.';

export const pesceLabels: DepartmentLabels = {
  'pesce-fresco': {
    storage: ice,
    origin: tyrrhenian,
    nutrition: [2.5, 0.5, 0, 0, 0, 18.5, 0.25],
    items: {
      'Filetto di salmone': {
        ...of('Filetto di *salmone* (Salmo salar).', [15, 3, 0, 0, 0, 19.8, 0.12]),
        origin: 'Allevato in Norvegia.',
      },
      'Trancio di pesce spada': of(
        'Trancio di *pesce* spada (Xiphias gladius).',
        [4.2, 1.1, 0, 0, 0, 19.6, 0.22],
      ),
      'Orata pulita': {
        ...of('*Orata* (Sparus aurata) eviscerata.', [8.4, 1.9, 0, 0, 0, 19.7, 0.19]),
        origin: 'Allevata in Italia (Lazio, Gaeta).',
      },
      'Spigola pulita': {
        ...of('*Spigola* (Dicentrarchus labrax) eviscerata.', [6.8, 1.6, 0, 0, 0, 18.8, 0.2]),
        origin: 'Allevata in Italia (Lazio, Gaeta).',
      },
      'Filetto di merluzzo': {
        ...of('Filetto di *merluzzo* (Gadus morhua).', [0.7, 0.1, 0, 0, 0, 17.8, 0.2]),
        origin: 'Pescato nell’Atlantico nord-orientale, FAO 27, reti da traino.',
      },
      'Alici pulite': {
        ...of('*Alici* (Engraulis encrasicolus) pulite.', [2.6, 1.3, 1.5, 0, 0, 16.8, 0.26]),
        origin: 'Pescate nel Mar Mediterraneo, FAO 37.1, reti da circuizione.',
      },
      'Tonno a tranci': {
        ...of('Trancio di *tonno* pinne gialle (Thunnus albacares).', [1, 0.3, 0, 0, 0, 24, 0.11]),
        origin: 'Pescato nell’Oceano Indiano, FAO 51, lenze e palangari.',
      },
      'Filetto di platessa': {
        ...of('Filetto di *platessa* (Pleuronectes platessa).', [1.6, 0.3, 0, 0, 0, 16.7, 0.3]),
        origin: 'Pescata nell’Atlantico nord-orientale, FAO 27, reti da traino.',
      },
      'Trota salmonata': {
        ...of('Filetto di *trota* (Oncorhynchus mykiss).', [6.2, 1.4, 0, 0, 0, 20.3, 0.13]),
        origin: 'Allevata in Italia (Umbria).',
      },
      Sogliola: of('*Sogliola* (Solea solea) pulita.', [1.7, 0.4, 0, 0, 0, 16.9, 0.3]),
      'Baccalà ammollato': {
        ...of('*Merluzzo* (Gadus morhua) salato e ammollato, acqua, sale.', [1, 0.2, 0, 0, 0, 21.6, 1.8]),
        origin: 'Pescato nell’Atlantico nord-orientale, FAO 27, palangari.',
      },
      'Rana pescatrice': of(
        'Coda di *rana pescatrice* (Lophius piscatorius).',
        [0.9, 0.2, 0, 0, 0, 15.8, 0.25],
      ),
    },
  },
  'molluschi-crostacei': {
    storage: ice,
    origin: tyrrhenian,
    nutrition: [1.5, 0.3, 1.5, 0, 0, 15, 0.7],
    items: {
      'Cozze pulite': {
        ...of('*Cozze* (Mytilus galloprovincialis) vive.', [2.7, 0.5, 3.4, 0, 0, 11.7, 0.73]),
        origin: 'Allevate in Italia (Golfo di Gaeta).',
        storage: 'Conservare in frigorifero a +6 °C. Mollusco vivo: consumare previa cottura.',
      },
      'Vongole veraci': {
        ...of('*Vongole* veraci (Ruditapes philippinarum) vive.', [2.5, 0.4, 2.2, 0, 0, 10.2, 0.6]),
        origin: 'Allevate in Italia (Delta del Po).',
        storage: 'Conservare in frigorifero a +6 °C. Mollusco vivo: consumare previa cottura.',
      },
      'Gamberi argentini': {
        ...of(
          '*Gamberi* (Pleoticus muelleri), conservante: *metabisolfito*.',
          [0.6, 0.1, 2.9, 0, 0, 13.6, 0.6],
        ),
        origin: 'Pescati nell’Atlantico sud-occidentale, FAO 41, reti da traino. Decongelati.',
      },
      Mazzancolle: {
        ...of(
          '*Mazzancolle* (Litopenaeus vannamei), conservante: *metabisolfito*.',
          [0.9, 0.2, 0.9, 0, 0, 18, 0.6],
        ),
        origin: 'Allevate in Ecuador. Decongelate.',
      },
      'Calamari puliti': of('*Calamari* (Loligo vulgaris) puliti.', [1.7, 0.4, 0.6, 0, 0, 12.6, 0.45]),
      'Seppie pulite': of('*Seppie* (Sepia officinalis) pulite.', [1.5, 0.3, 0.7, 0, 0, 14, 0.93]),
      'Polpo fresco': of('*Polpo* (Octopus vulgaris).', [1, 0.3, 1.4, 0, 0, 10.6, 0.58]),
      Scampi: of(
        '*Scampi* (Nephrops norvegicus), conservante: *metabisolfito*.',
        [0.8, 0.2, 0, 0, 0, 18, 0.6],
      ),
      Moscardini: of('*Moscardini* (Eledone moschata).', [1, 0.3, 1.3, 0, 0, 12, 0.6]),
      Totani: of('*Totani* (Illex coindetii).', [1.4, 0.3, 1, 0, 0, 14.5, 0.5]),
    },
  },
  'pesce-affumicato': {
    storage: 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro due giorni.',
    nutrition: [5, 1, 0.5, 0.5, 0, 22, 3],
    items: {
      'Salmone affumicato norvegese': {
        ...of(
          '*Salmone* (Salmo salar) 97%, sale, zucchero, fumo di legno di faggio.',
          [11, 1.9, 0.5, 0.5, 0, 22.5, 3],
        ),
        origin: 'Allevato in Norvegia.',
      },
      'Salmone affumicato scozzese': {
        ...of('*Salmone* (Salmo salar) 97%, sale, fumo di legno di quercia.', [10, 1.8, 0, 0, 0, 23.4, 2.8]),
        origin: 'Allevato in Scozia.',
      },
      'Trota affumicata': {
        ...of(
          'Filetto di *trota* (Oncorhynchus mykiss) 97%, sale, fumo di legno di faggio.',
          [5, 1.1, 0, 0, 0, 23.5, 2.6],
        ),
        origin: 'Allevata in Italia.',
      },
      'Tonno affumicato': {
        ...of(
          '*Tonno* pinne gialle (Thunnus albacares) 96%, sale, zucchero, fumo di legno di faggio.',
          [1.2, 0.4, 0.4, 0.4, 0, 25, 3],
        ),
        origin: 'Pescato nell’Oceano Indiano, FAO 51.',
      },
      'Pesce spada affumicato': {
        ...of(
          '*Pesce* spada (Xiphias gladius) 96%, sale, zucchero, fumo di legno di faggio.',
          [4.5, 1.2, 0.4, 0.4, 0, 22.5, 3],
        ),
        origin: 'Pescato nel Mar Mediterraneo, FAO 37.',
      },
      'Alici marinate': {
        ...of(
          '*Alici* (Engraulis encrasicolus) 60%, olio di semi di girasole, aceto di vino (contiene *solfiti*), prezzemolo, sale, aglio.',
          [14, 2.2, 0.8, 0.3, 0.2, 15, 2],
        ),
        origin: 'Pescate nel Mar Mediterraneo, FAO 37.1.',
      },
      'Insalata di mare': {
        ...of(
          '*Totani*, *cozze*, *gamberi* sgusciati, surimi (polpa di *pesce*, amido di *frumento*, albume d’*uovo*), olio di semi di girasole, carote, aceto di vino (contiene *solfiti*), prezzemolo, sale.',
          [6, 0.8, 4, 1, 0.4, 10, 1.6],
        ),
      },
      'Polpo in insalata': of(
        '*Polpo* (Octopus vulgaris) 70%, olio extravergine di oliva, *sedano*, prezzemolo, succo di limone, sale.',
        [7, 1, 1.5, 0.3, 0.2, 15, 1.4],
      ),
      Surimi: of(
        'Polpa di *merluzzo* 38%, acqua, amido di *frumento*, zucchero, albume d’*uovo*, olio di semi di colza, sale, aroma di *granchio* (contiene *crostacei*), colorante: paprica.',
        [3, 0.3, 14, 4, 0.3, 7.5, 1.6],
      ),
    },
  },
  'tonno-scatola': {
    storage: canned,
    origin: 'Pescato nell’Oceano Pacifico, FAO 71.',
    nutrition: [9, 1.5, 0, 0, 0, 24, 1],
    items: {
      'Tonno all’olio di oliva': of(
        '*Tonno* pinne gialle (Thunnus albacares), olio di oliva, sale.',
        [11, 1.8, 0, 0, 0, 25.5, 1],
      ),
      'Tonno al naturale': of(
        '*Tonno* pinne gialle (Thunnus albacares), acqua, sale.',
        [0.8, 0.3, 0, 0, 0, 25, 0.9],
      ),
      'Filetti di tonno in vetro': of(
        'Filetti di *tonno* pinne gialle (Thunnus albacares), olio di oliva, sale.',
        [12, 1.9, 0, 0, 0, 26, 1.1],
      ),
      'Sgombro all’olio': {
        ...of('Filetti di *sgombro* (Scomber scombrus), olio di oliva, sale.', [20, 4.2, 0, 0, 0, 22.5, 1]),
        origin: 'Pescato nell’Atlantico nord-orientale, FAO 27.',
      },
      'Sgombro grigliato': {
        ...of(
          'Filetti di *sgombro* (Scomber scombrus) grigliati, sale, olio di semi di girasole.',
          [16, 3.6, 0, 0, 0, 24, 1.1],
        ),
        origin: 'Pescato nell’Atlantico nord-orientale, FAO 27.',
      },
      'Sardine all’olio': {
        ...of('*Sardine* (Sardina pilchardus), olio di oliva, sale.', [15, 3.4, 0, 0, 0, 22, 1]),
        origin: 'Pescate nell’Atlantico centro-orientale, FAO 34.',
      },
      'Alici distese': {
        ...of('Filetti di *alici* (Engraulis encrasicolus), olio di oliva, sale.', [11, 2, 0, 0, 0, 25, 13]),
        origin: 'Pescate nel Mar Mediterraneo, FAO 37.',
      },
      'Salmone al naturale': {
        ...of('*Salmone* keta (Oncorhynchus keta), acqua, sale.', [4.5, 1, 0, 0, 0, 22, 0.9]),
        origin: 'Pescato nell’Oceano Pacifico, FAO 67.',
      },
      'Tonno e fagioli': of(
        'Fagioli cannellini 50%, *tonno* pinne gialle 30%, acqua, olio di oliva, cipolla, sale.',
        [5, 0.8, 9, 1, 3.6, 12, 0.9],
      ),
      'Pasta d’acciughe': {
        ...of(
          '*Acciughe* (Engraulis encrasicolus) 64%, olio di semi di girasole, sale.',
          [19, 2.7, 0, 0, 0, 14.5, 17],
        ),
        origin: 'Pescate nel Mar Mediterraneo, FAO 37.',
      },
      'Vongole al naturale': {
        ...of('*Vongole* (Paphia undulata), acqua, sale.', [0.8, 0.2, 2, 0, 0, 12.5, 1.2]),
        origin: 'Pescate nell’Oceano Pacifico, FAO 71.',
      },
    },
  },
};
