import type { DepartmentLabels } from './label-source.ts';

const careful =
  'Tenere fuori dalla portata dei bambini. Non ingerire. In caso di contatto con gli occhi sciacquare a lungo.';
const harsh =
  'Provoca gravi lesioni oculari. Tenere fuori dalla portata dei bambini. Non mescolare con altri prodotti. Indossare guanti.';
const flammable =
  'Liquido infiammabile. Tenere lontano da fiamme e scintille e fuori dalla portata dei bambini.';
const pressurised =
  'Recipiente sotto pressione: non perforare né scaldare oltre 50 °C. Tenere fuori dalla portata dei bambini.';
const dry = 'Conservare in luogo asciutto.';
const laundry =
  '5-15% tensioattivi anionici; <5% tensioattivi non ionici, sapone, fosfonati. Enzimi, profumo.';

export const casaLabels: DepartmentLabels = {
  bucato: {
    nonFood: true,
    ingredients: laundry,
    storage: careful,
    origin: 'Fabbricato in Italia.',
    items: {
      'Detersivo lavatrice lana e delicati':
        '5-15% tensioattivi anionici; <5% tensioattivi non ionici, sapone. Profumo. Senza enzimi proteolitici.',
      'Detersivo ipoallergenico':
        '5-15% tensioattivi anionici; <5% tensioattivi non ionici, sapone. Senza coloranti, profumo privo di allergeni.',
      'Capsule lavatrice':
        '15-30% tensioattivi anionici, tensioattivi non ionici; 5-15% sapone; <5% fosfonati. Enzimi, profumo. Involucro idrosolubile.',
      Ammorbidente: '<5% tensioattivi cationici. Profumo, conservanti.',
      'Ammorbidente concentrato': '5-15% tensioattivi cationici. Profumo, conservanti.',
      Smacchiatore: '<5% tensioattivi anionici, tensioattivi non ionici. Enzimi, conservanti.',
      'Candeggina delicata': {
        ingredients: '5-15% sbiancanti a base di ossigeno; <5% tensioattivi non ionici. Profumo.',
        storage: harsh,
      },
      'Additivo igienizzante': {
        ingredients: '<5% tensioattivi cationici e non ionici. Benzalconio cloruro, profumo.',
        storage: harsh,
      },
      'Sapone di Marsiglia': 'Sodium Olivate, Sodium Palmate, Aqua, Glycerin, Sodium Chloride.',
    },
  },
  'piatti-stoviglie': {
    nonFood: true,
    ingredients: '5-15% tensioattivi anionici; <5% tensioattivi anfoteri. Profumo, conservanti.',
    storage: careful,
    origin: 'Fabbricato in Italia.',
    items: {
      'Pastiglie lavastoviglie':
        '15-30% sbiancanti a base di ossigeno; 5-15% fosfonati; <5% tensioattivi non ionici, policarbossilati. Enzimi, profumo.',
      'Gel lavastoviglie': '5-15% fosfonati; <5% tensioattivi non ionici, policarbossilati. Enzimi, profumo.',
      Brillantante: '5-15% tensioattivi non ionici; acido citrico, conservanti.',
      'Sale per lavastoviglie': {
        ingredients: 'Cloruro di sodio in cristalli.',
        storage: 'Conservare in luogo asciutto. Non per uso alimentare.',
      },
      'Cura lavastoviglie': '15-30% acido citrico; <5% tensioattivi non ionici. Profumo.',
    },
  },
  superfici: {
    nonFood: true,
    ingredients: '<5% tensioattivi anionici, tensioattivi non ionici. Profumo, conservanti.',
    storage: careful,
    origin: 'Fabbricato in Italia.',
    items: {
      'Anticalcare bagno': {
        ingredients: '5-15% acido citrico; <5% tensioattivi non ionici. Profumo.',
        storage: harsh,
      },
      'Candeggina classica': { ingredients: 'Ipoclorito di sodio <5% di cloro attivo.', storage: harsh },
      'Igienizzante multiuso': 'Benzalconio cloruro 0,4%; <5% tensioattivi non ionici. Profumo.',
      'Crema pulente': '15-30% carbonato di calcio; <5% tensioattivi anionici. Profumo.',
      'Gel WC': {
        ingredients: '5-15% acido cloridrico; <5% tensioattivi cationici. Profumo.',
        storage: harsh,
      },
      Disgorgante: { ingredients: 'Idrossido di sodio 15-30%, tensioattivi <5%.', storage: harsh },
      'Alcol denaturato': { ingredients: 'Alcol etilico denaturato 90°.', storage: flammable },
      'Ammoniaca profumata': {
        ingredients: 'Ammoniaca <5%, tensioattivi non ionici <5%. Profumo.',
        storage: harsh,
      },
    },
  },
  carta: {
    nonFood: true,
    ingredients: '100% pura cellulosa certificata.',
    storage: dry,
    origin: 'Fabbricato in Italia.',
    items: {
      'Foglio di alluminio':
        'Alluminio per alimenti, altezza 29 cm, 50 metri. Non a contatto con cibi acidi o molto salati.',
      'Pellicola trasparente': 'Polietilene per alimenti, altezza 29 cm, 50 metri.',
      'Carta forno': 'Carta siliconata per alimenti, altezza 33 cm, 20 metri. Fino a 220 °C.',
      'Sacchetti freezer': 'Polietilene per alimenti, formato medio 27 × 35 cm.',
      'Sacchi rifiuti': 'Polietilene riciclato, 50 × 60 cm.',
      'Piatti compostabili': 'Polpa di cellulosa, compostabile secondo EN 13432.',
      'Bicchieri di carta': 'Cartoncino per alimenti, 200 ml.',
    },
  },
  'casa-varie': {
    nonFood: true,
    storage: dry,
    origin: 'Fabbricato nell’UE.',
    items: {
      'Spugne abrasive': 'Poliuretano espanso, fibra abrasiva.',
      'Panni in microfibra': '80% poliestere, 20% poliammide.',
      'Guanti in lattice': 'Lattice di gomma naturale felpato. Può provocare reazioni allergiche. Misura M.',
      'Scopa per interni': 'Fibre sintetiche, corpo in plastica riciclata.',
      'Mop in microfibra': 'Frange in poliestere e poliammide.',
      'Secchio 12 litri': 'Polipropilene riciclato, manico in metallo.',
      'Lampadina LED': 'Attacco E27, 9 W, 806 lumen, luce calda 2700 K. Classe energetica E.',
      'Pile stilo AA': 'Alcaline 1,5 V, LR6. Smaltire negli appositi contenitori.',
      'Candele profumate': {
        ingredients: 'Cera vegetale, stoppino in cotone, profumo.',
        storage: 'Non lasciare accese senza sorveglianza. Tenere lontano dai bambini.',
      },
      'Insetticida spray': {
        ingredients: 'Cipermetrina 0,1%, tetrametrina 0,2%. Presidio medico chirurgico.',
        storage: pressurised,
      },
      'Profumatore ambiente': { ingredients: 'Alcol, profumo, propellente.', storage: pressurised },
      'Mollette per bucato': 'Polipropilene, molla in acciaio.',
    },
  },
};
