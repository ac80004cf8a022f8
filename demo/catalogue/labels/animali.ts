import type { DepartmentLabels, LabelSource } from './label-source.ts';

const dry = 'Conservare in luogo fresco e asciutto, nel sacchetto ben chiuso.';
const kibble =
  'Proteina grezza 26%, oli e grassi grezzi 12%, fibra grezza 3%, ceneri grezze 7,5%, umidità 9%.';
const wet =
  'Proteina grezza 9%, oli e grassi grezzi 5,5%, fibra grezza 0,4%, ceneri grezze 2,2%, umidità 80%.';
const meal = (meat: string): string =>
  `Alimento completo. Cereali, carni e derivati (di cui ${meat}), derivati di origine vegetale, oli e grassi, minerali.`;
const moist = (meat: string): string =>
  `Alimento completo. Carni e derivati (di cui ${meat}), cereali, minerali, zuccheri.`;
const opened =
  'Dopo l’apertura tenere in frigorifero e consumare entro due giorni. Servire a temperatura ambiente.';

const tinned = (meat: string): LabelSource => ({ ingredients: moist(meat), storage: opened, analysis: wet });

export const animaliLabels: DepartmentLabels = {
  cane: {
    nonFood: true,
    storage: dry,
    origin: 'Prodotto in Italia.',
    analysis: kibble,
    items: {
      'Crocchette al manzo': meal('manzo 14%'),
      'Crocchette pollo e riso': meal('pollo 14%, riso 10%'),
      'Crocchette cuccioli': meal('pollo 22%'),
      'Crocchette light': meal('tacchino 14%'),
      'Patè al manzo per cani': tinned('manzo 14%'),
      'Patè all’agnello per cani': tinned('agnello 8%'),
      'Bocconcini al pollo per cani': tinned('pollo 10%'),
      'Bocconcini al tacchino per cani': tinned('tacchino 10%'),
      'Snack denti': 'Alimento complementare. Cereali, derivati di origine vegetale, glicerina, minerali.',
      'Ossa masticabili': 'Alimento complementare. Pelle bovina, carni e derivati.',
    },
  },
  gatto: {
    nonFood: true,
    storage: dry,
    origin: 'Prodotto in Italia.',
    analysis: kibble.replace('26%', '32%'),
    items: {
      'Crocchette al tonno': meal('tonno 8%'),
      'Crocchette per gatti sterilizzati': meal('pollo 20%'),
      'Crocchette gattini': meal('pollo 24%'),
      'Bocconcini al salmone per gatti': tinned('salmone 6%'),
      'Bocconcini al pollo per gatti': tinned('pollo 8%'),
      'Patè al vitello per gatti': tinned('vitello 8%'),
      'Mousse di pesce per gatti': tinned('pesce 12%'),
      'Snack croccanti per gatti':
        'Alimento complementare. Cereali, carni e derivati, latte e derivati, minerali.',
      'Lettiera agglomerante': {
        ingredients: 'Bentonite naturale.',
        storage: 'Conservare in luogo asciutto. Non gettare nel WC.',
        analysis: '',
      },
      'Lettiera vegetale': {
        ingredients: 'Fibra di legno non trattato.',
        storage: 'Conservare in luogo asciutto. Compostabile.',
        analysis: '',
      },
    },
  },
  'piccoli-animali': {
    nonFood: true,
    storage: dry,
    origin: 'Prodotto in Italia.',
    items: {
      'Misto semi per canarini': 'Alimento completo. Scagliola, niger, colza, lino, avena decorticata.',
      'Misto semi per pappagalli': 'Alimento completo. Miglio, girasole, cartamo, avena, mais.',
      'Mangime in fiocchi per pesci':
        'Alimento completo. Pesci e sottoprodotti, cereali, lieviti, alghe, molluschi e crostacei.',
      'Fieno per conigli': 'Fieno di prato essiccato.',
      'Pellet per criceti': 'Alimento completo. Cereali, semi, derivati di origine vegetale, ortaggi.',
      'Lettiera di trucioli': 'Trucioli di abete non trattato e depolverato.',
    },
  },
};
