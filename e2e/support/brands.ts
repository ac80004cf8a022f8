/** A street the brand delivers to, as the shopper types it and as the shop names it. */
export interface Street {
  typed: string;
  suggestion: string;
  address1: string;
  number: string;
  postalcode: string;
  city: string;
}

export interface Brand {
  title: string;
  street: Street;
}

export type BrandName = 'cestolieto' | 'ortavia' | 'passolesto' | 'quincegate';

/** What differs between the demo brands for a shopper. */
export const brands: Readonly<Record<BrandName, Brand>> = {
  cestolieto: {
    title: 'Cestolieto',
    street: {
      typed: 'via appia nuova',
      suggestion: 'Via Appia Nuova',
      address1: 'Via Appia Nuova',
      number: '120',
      postalcode: '00183',
      city: 'Roma',
    },
  },
  ortavia: {
    title: 'Ortavia',
    street: {
      typed: 'via cavour',
      suggestion: 'Via Cavour',
      address1: 'Via Cavour',
      number: '10',
      postalcode: '01100',
      city: 'Viterbo',
    },
  },
  passolesto: {
    title: 'Passolesto',
    street: {
      typed: 'corso della rep',
      suggestion: 'Corso della Repubblica',
      address1: 'Corso della Repubblica',
      number: '50',
      postalcode: '04100',
      city: 'Latina',
    },
  },
  // It speaks English and holds its cart until it is saved.
  quincegate: {
    title: 'Quincegate',
    street: {
      typed: 'via della lungaretta',
      suggestion: 'Via della Lungaretta',
      address1: 'Via della Lungaretta',
      number: '20',
      postalcode: '00153',
      city: 'Roma',
    },
  },
};
/** Those of the shops that are Italian, which tests of every brand go through. */
export const brandNames: readonly BrandName[] = ['cestolieto', 'ortavia', 'passolesto'];
