import { type DepartmentLabels, of } from './label-source.ts';

const jar =
  'Conservare in luogo fresco e asciutto. Dopo l’apertura tenere in frigorifero e consumare entro un giorno.';
const nappy =
  'Strato esterno di polipropilene traspirante, cellulosa, polimero assorbente, elastici senza lattice.';

export const babyLabels: DepartmentLabels = {
  'pappe-latti': {
    storage: jar,
    origin: 'Prodotto in Italia.',
    nutrition: [2, 0.6, 8, 2, 1, 6, 0.05],
    items: {
      'Omogeneizzato di mela': of(
        'Mele 99%, succo di limone, vitamina C.',
        [0.2, 0, 12, 10.4, 1.6, 0.3, 0.01],
      ),
      'Omogeneizzato di pera': of(
        'Pere 99%, succo di limone, vitamina C.',
        [0.2, 0, 12.6, 9.8, 2.2, 0.4, 0.01],
      ),
      'Omogeneizzato di pollo': of(
        'Carne di pollo 40%, acqua di cottura, amido di riso, olio di girasole, succo di limone.',
        [4, 0.9, 5, 0.2, 0, 8.6, 0.08],
      ),
      'Omogeneizzato di manzo': of(
        'Carne di manzo 40%, acqua di cottura, amido di riso, olio di girasole, succo di limone.',
        [4.4, 1.3, 5, 0.2, 0, 8.8, 0.09],
      ),
      'Omogeneizzato di platessa': of(
        '*Platessa* 36%, patate 14%, acqua, amido di riso, olio di girasole.',
        [3, 0.4, 7, 0.3, 0.4, 6.6, 0.12],
      ),
      'Crema di riso': of('Farina di riso, vitamina B1.', [0.8, 0.2, 83, 0.3, 0.8, 7, 0.01]),
      'Semolino di grano': of('Semola di *grano*, vitamina B1.', [1, 0.2, 73, 1.2, 3, 11, 0.01]),
      Pastina: of('Semola di *grano* duro, calcio, ferro, vitamina B1.', [1.4, 0.3, 72, 2.6, 2.8, 12, 0.02]),
      'Biscotto granulato': of(
        'Farina di *grano* tenero, zucchero, olio di girasole, *latte* scremato in polvere, calcio, ferro, vitamine.',
        [9, 1.2, 77, 20, 2, 8, 0.2],
      ),
      'Latte di crescita': {
        ...of(
          '*Latte* scremato, acqua, lattosio (*latte*), oli vegetali, ferro, zinco, vitamine.',
          [3, 0.6, 7.4, 7.2, 0.3, 1.6, 0.07],
        ),
        storage:
          'Conservare a temperatura ambiente. Dopo l’apertura tenere in frigorifero e consumare entro due giorni. Da 12 mesi.',
      },
      'Latte 1 in polvere': {
        ...of(
          'Lattosio (*latte*), oli vegetali, *latte* scremato in polvere, siero di *latte*, olio di *pesce*, minerali, vitamine.',
          [26, 8, 56, 55, 3, 10.4, 0.45],
        ),
        storage:
          'Conservare in luogo fresco e asciutto; usare entro tre settimane dall’apertura. Il latte materno è l’alimento ideale: usare su parere del pediatra.',
      },
      'Merenda alla frutta': of(
        'Banana 50%, mela 48%, succo di limone, vitamina C.',
        [0.2, 0.1, 16, 13, 1.8, 0.7, 0.01],
      ),
      'Tisana per bimbi': of(
        'Destrosio, estratto di finocchio 4%, estratto di camomilla 2%.',
        [0, 0, 95, 94, 0, 0.3, 0.05],
      ),
    },
  },
  pannolini: {
    nonFood: true,
    ingredients: nappy,
    storage: 'Conservare in luogo asciutto. Tenere il sacchetto lontano dai bambini.',
    origin: 'Fabbricato nell’UE.',
    items: {
      'Salviettine umidificate':
        'Aqua, Glycerin, Sodium Benzoate, Aloe Barbadensis Leaf Juice, Citric Acid. Tessuto in viscosa biodegradabile.',
      'Bagnetto delicato':
        'Aqua, Coco-Glucoside, Glycerin, Sodium Cocoamphoacetate, Avena Sativa Kernel Extract, Citric Acid, Sodium Benzoate.',
      'Crema protettiva':
        'Aqua, Zinc Oxide, Paraffinum Liquidum, Lanolin, Glycerin, Panthenol, Tocopheryl Acetate.',
    },
  },
};
