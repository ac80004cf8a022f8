import { type DepartmentLabels, of } from './label-source.ts';

const cook = 'Conservare in frigorifero tra 0 e +4 °C. Da consumarsi previa completa cottura.';

export const carneLabels: DepartmentLabels = {
  pollo: {
    ingredients: 'Carne di pollo.',
    storage: cook,
    origin: 'Allevato in Italia. Macellato in Italia.',
    nutrition: [5, 1.4, 0, 0, 0, 21, 0.17],
    items: {
      'Petto di pollo a fette': { nutrition: [1.2, 0.4, 0, 0, 0, 23.3, 0.15] },
      'Petto di pollo intero': { nutrition: [1.2, 0.4, 0, 0, 0, 23.3, 0.15] },
      'Cosce di pollo': { nutrition: [9.6, 2.7, 0, 0, 0, 17.4, 0.22] },
      'Sovracosce di pollo': { nutrition: [10.4, 2.9, 0, 0, 0, 17.1, 0.22] },
      'Ali di pollo': { nutrition: [13, 3.6, 0, 0, 0, 18, 0.21] },
      'Fusi di pollo': { nutrition: [8.3, 2.3, 0, 0, 0, 18.2, 0.22] },
      'Pollo intero a busto': { nutrition: [10.6, 3, 0, 0, 0, 19, 0.19] },
      'Pollo ruspante a metà': { nutrition: [9, 2.5, 0, 0, 0, 20, 0.19] },
      'Hamburger di pollo': of(
        'Carne di pollo 88%, acqua, fibra vegetale, sale, aromi naturali, antiossidante: acido ascorbico.',
        [7.4, 2.1, 1.2, 0.4, 0.8, 17.5, 1.4],
      ),
      'Spiedini di pollo': of(
        'Carne di pollo 82%, peperoni, cipolla, olio di semi di girasole, sale, spezie.',
        [4.6, 1, 2, 1.4, 0.5, 18, 1.1],
      ),
      'Bocconcini di pollo': { nutrition: [2.6, 0.8, 0, 0, 0, 21.5, 0.16] },
      'Macinato di pollo': { nutrition: [8, 2.2, 0, 0, 0, 18.5, 0.18] },
    },
  },
  'tacchino-coniglio': {
    ingredients: 'Carne di tacchino.',
    storage: cook,
    origin: 'Allevato in Italia. Macellato in Italia.',
    nutrition: [2.5, 0.8, 0, 0, 0, 21.5, 0.16],
    items: {
      'Fesa di tacchino a fette': { nutrition: [1.2, 0.4, 0, 0, 0, 24, 0.13] },
      'Arrosto di tacchino': of(
        'Fesa di tacchino 96%, sale, rosmarino, aglio, salvia.',
        [1.8, 0.6, 0.5, 0.3, 0, 22, 1.3],
      ),
      'Coniglio intero': of('Carne di coniglio.', [5.6, 1.9, 0, 0, 0, 20.3, 0.12]),
      'Cosce di coniglio': of('Carne di coniglio.', [5, 1.7, 0, 0, 0, 20.8, 0.12]),
      'Coniglio a pezzi': of('Carne di coniglio.', [5.6, 1.9, 0, 0, 0, 20.3, 0.12]),
      'Faraona a metà': of('Carne di faraona.', [6.5, 1.8, 0, 0, 0, 22, 0.17]),
      Quaglie: of('Carne di quaglia.', [12, 3.4, 0, 0, 0, 19.6, 0.13]),
    },
  },
  bovino: {
    ingredients: 'Carne di bovino adulto.',
    storage: cook,
    origin: 'Nato, allevato e macellato in Italia. Sezionato in Italia.',
    nutrition: [6, 2.4, 0, 0, 0, 21, 0.14],
    items: {
      'Macinato scelto di scottona': of('Carne di scottona.', [9, 3.8, 0, 0, 0, 20.3, 0.15]),
      'Macinato di bovino adulto': { nutrition: [12, 5.2, 0, 0, 0, 19.4, 0.16] },
      'Hamburger di scottona': of(
        'Carne di scottona 92%, acqua, fibra di pisello, sale, aromi naturali, antiossidante: acido ascorbico.',
        [11, 4.7, 1, 0.2, 0.6, 18, 1.2],
      ),
      'Fettine di scottona': of('Carne di scottona.', [3.4, 1.4, 0, 0, 0, 21.8, 0.13]),
      'Fettine panate': of(
        'Carne di bovino adulto 68%, pangrattato (farina di *grano* tenero, acqua, lievito, sale), *uova*, olio di semi di girasole, sale.',
        [8.2, 2.2, 14, 1, 1, 18.4, 1],
      ),
      'Tagliata di scottona': of('Carne di scottona.', [5.1, 2.1, 0, 0, 0, 21.3, 0.13]),
      'Filetto di bovino': { nutrition: [5, 2, 0, 0, 0, 20.5, 0.11] },
      'Carpaccio di bovino': { nutrition: [2.8, 1.1, 0, 0, 0, 22, 0.12] },
      'Coda di bovino a pezzi': { nutrition: [10.1, 4.2, 0, 0, 0, 20, 0.2] },
      'Bistecca con osso': { nutrition: [10, 4.2, 0, 0, 0, 20.4, 0.13] },
    },
  },
  suino: {
    ingredients: 'Carne di suino.',
    storage: cook,
    origin: 'Allevato in Italia. Macellato in Italia.',
    nutrition: [9, 3.2, 0, 0, 0, 20.5, 0.15],
    items: {
      'Lonza a fette': { nutrition: [7, 2.4, 0, 0, 0, 20.7, 0.14] },
      'Filetto di maiale': { nutrition: [3.4, 1.2, 0, 0, 0, 21.6, 0.13] },
      Costine: { nutrition: [23, 8.6, 0, 0, 0, 16, 0.2] },
      'Pancetta fresca a fette': { nutrition: [30, 11, 0, 0, 0, 15, 0.16] },
      'Arista intera': { nutrition: [7, 2.4, 0, 0, 0, 20.7, 0.14] },
      'Macinato misto': of('Carne di suino 50%, carne di bovino adulto 50%.', [13, 5.2, 0, 0, 0, 18.8, 0.16]),
      'Guanciale fresco': { nutrition: [62, 23, 0, 0, 0, 8, 0.15] },
    },
  },
  'salsicce-preparati': {
    storage: cook,
    origin: 'Carne suina: Italia.',
    nutrition: [20, 7.3, 1, 0.6, 0, 15.5, 1.9],
    items: {
      'Salsiccia di suino':
        'Carne di suino 96%, sale, spezie, aglio, antiossidante: acido ascorbico, budello naturale.',
      'Salsiccia al finocchietto':
        'Carne di suino 95%, sale, semi di finocchio, spezie, antiossidante: acido ascorbico, budello naturale.',
      'Salsiccia piccante':
        'Carne di suino 94%, peperoncino 1,5%, sale, spezie, aglio, antiossidante: acido ascorbico, budello naturale.',
      Luganega: 'Carne di suino 96%, sale, vino (contiene *solfiti*), spezie, budello naturale.',
      'Arrosticini di ovino': {
        ...of('Carne di ovino.', [15, 7, 0, 0, 0, 17.8, 0.17]),
        origin: 'Carne ovina: Italia.',
      },
      'Spiedini misti': of(
        'Carne di suino 40%, carne di pollo 22%, peperoni, salsiccia (carne di suino, sale, spezie), pane (farina di *grano* tenero, acqua, lievito, sale), cipolla, rosmarino.',
        [11, 3.8, 5, 1.3, 0.6, 15, 1],
      ),
      'Polpette pronte': of(
        'Carne di bovino adulto 46%, carne di suino 22%, pangrattato (farina di *grano* tenero, acqua, lievito, sale), *uova*, *formaggio* grattugiato, prezzemolo, sale, aglio.',
        [13, 5, 9, 0.9, 0.8, 16, 1.3],
      ),
      'Cordon bleu': {
        ...of(
          'Carne di pollo 52%, pangrattato (farina di *grano* tenero, acqua, lievito, sale), prosciutto cotto 10% (coscia di suino, acqua, sale, aromi), *formaggio* fuso 10%, olio di semi di girasole, amido, sale.',
          [12, 3.4, 15, 1, 1, 14, 1.4],
        ),
        origin: 'Carne di pollo e di suino: Italia.',
      },
      'Cotolette di pollo': {
        ...of(
          'Petto di pollo 62%, pangrattato (farina di *grano* tenero, acqua, lievito, sale), olio di semi di girasole, *uova*, sale, spezie.',
          [9, 1.2, 16, 1, 1.1, 16, 1.2],
        ),
        origin: 'Carne di pollo: Italia.',
      },
      'Involtini alla romana': of(
        'Carne di bovino adulto 66%, prosciutto crudo (coscia di suino, sale), carote, *sedano*, salvia.',
        [6, 2.2, 1, 0.8, 0.4, 21, 1.3],
      ),
      'Saltimbocca pronti': of(
        'Carne di bovino adulto 74%, prosciutto crudo 22% (coscia di suino, sale), salvia, farina di *grano* tenero.',
        [6, 2.2, 2, 0.1, 0.1, 22, 1.6],
      ),
      'Polpettone da forno': of(
        'Carne di bovino adulto 42%, carne di suino 26%, *uova*, pangrattato (farina di *grano* tenero, acqua, lievito, sale), *formaggio* grattugiato, *latte*, sale, noce moscata.',
        [13, 5, 7, 1, 0.5, 16, 1.3],
      ),
    },
  },
  'agnello-frattaglie': {
    ingredients: 'Carne di agnello.',
    storage: cook,
    origin: 'Nato, allevato e macellato in Italia (Lazio).',
    nutrition: [8.8, 4, 0, 0, 0, 20, 0.2],
    items: {
      'Costolette di abbacchio': of('Abbacchio romano IGP.', [14, 6.6, 0, 0, 0, 18.5, 0.19]),
      'Coscio di abbacchio': of('Abbacchio romano IGP.', [8.8, 4, 0, 0, 0, 20, 0.2]),
      'Trippa pulita': {
        ...of('Trippa di bovino, precotta.', [5, 1.7, 0, 0, 0, 15.8, 0.2]),
        origin: 'Italia.',
      },
      'Fegato di bovino': {
        ...of('Fegato di bovino adulto.', [4.4, 1.7, 5.9, 0, 0, 20, 0.2]),
        origin: 'Italia.',
      },
      'Coratella di agnello': of('Cuore, fegato e polmone di agnello.', [5.4, 2, 1.5, 0, 0, 18.7, 0.28]),
      'Cuore di bovino': {
        ...of('Cuore di bovino adulto.', [6, 2.5, 0.5, 0, 0, 16.8, 0.25]),
        origin: 'Italia.',
      },
      Animelle: { ...of('Animelle di vitello.', [12, 5, 0, 0, 0, 17.2, 0.2]), origin: 'Italia.' },
    },
  },
};
