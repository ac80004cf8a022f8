import * as v from 'valibot';
import { currencies, type Currency } from '../../../contract/currencies.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import { parseAmount } from './parse-amount.ts';
import { wordsIn } from './words/words-in.ts';

/** A store of a new brand; the first is where deliveries are prepared. */
export interface NewStore {
  name: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** What a retailer says of a new brand. */
export interface Answers {
  id: string;
  language: Language;
  currency: Currency;
  name: string;
  claim: string;
  domain: string;
  seller: string;
  vatNumber: string;
  seat: string;
  phone: string;
  email: string;
  /** `#rrggbb` of buttons and links, and of what stands out besides. */
  action: string;
  accent: string;
  /** A family of @fontsource. */
  font: string;
  deliveryCents: number;
  freeFromCents: number | null;
  minOrderCents: number;
  caps: readonly string[];
  stores: readonly NewStore[];
}

interface Question<T> {
  /** Name of the option that answers it without being asked. */
  readonly option: string;
  readonly asks: string;
  /** Of who answers with Enter, in each language where it is words; null where there is none. */
  readonly fallback: string | ((language: Language) => string) | null;
  readonly schema: v.GenericSchema<string, T>;
}

const question = <T>(asked: Question<T>) => asked;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('something has to stand there'));
const colour = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[\da-f]{6}$/, 'a colour is # and six digits, as #1f6b4a'),
);
const amount = v.pipe(
  v.string(),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const cents = parseAmount(dataset.value);
    if (cents !== null) return cents;
    addIssue({ message: 'an amount, as 4.90' });
    return NEVER;
  }),
);

/** "Roma Prati; Viale Giulio Cesare; 52; 00192; Roma; RM; 41.9106; 12.4613" */
const store = v.pipe(
  v.string(),
  v.transform((line) => line.split(';').map((part) => part.trim())),
  v.check(
    (parts) => parts.length === 8,
    'a store is: name; street; number; postal code; town; province; latitude; longitude',
  ),
  v.transform(([name, address1, addressNumber, postalcode, city, province, latitude, longitude]) => ({
    name,
    address1,
    addressNumber,
    postalcode,
    city,
    province,
    latitude: Number(latitude),
    longitude: Number(longitude),
  })),
  v.object({
    name: text,
    address1: text,
    addressNumber: text,
    postalcode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'the postal code of a store has 5 digits')),
    city: text,
    province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a province is two capital letters')),
    latitude: v.pipe(v.number('latitude is a number of degrees'), v.minValue(35), v.maxValue(48)),
    longitude: v.pipe(v.number('longitude is a number of degrees'), v.minValue(6), v.maxValue(19)),
  }),
);

const splitLines = v.pipe(
  v.string(),
  v.transform((lines) => lines.split('|').filter((line) => line.trim() !== '')),
);

/** What is asked, in this order. */
export const questions = {
  language: question({
    option: 'language',
    asks: `Language of its goods and pages, ${languages.join(' or ')}`,
    fallback: languages[0],
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.picklist(languages, `the shop can be said in ${languages.join(' and ')}`),
    ),
  }),
  currency: question({
    option: 'currency',
    asks: `Currency of its prices, ${currencies.join(' or ')}`,
    fallback: currencies[0],
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.picklist(currencies, `a brand sells in ${currencies.join(' or ')}`),
    ),
  }),
  name: question({ option: 'name', asks: 'Name, as shoppers say it', fallback: null, schema: text }),
  claim: question({
    option: 'claim',
    asks: 'What it is, in one sentence',
    fallback: (language) => wordsIn(language).claim,
    schema: text,
  }),
  domain: question({
    option: 'domain',
    asks: 'Domain',
    fallback: null,
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/, 'a domain is as www.shop.it'),
    ),
  }),
  seller: question({ option: 'seller', asks: 'Company that sells', fallback: null, schema: text }),
  vatNumber: question({
    option: 'vat',
    asks: 'Its VAT number',
    fallback: null,
    schema: v.pipe(v.string(), v.trim(), v.regex(/^\d{11}$/, 'a VAT number has 11 digits')),
  }),
  seat: question({
    option: 'seat',
    asks: 'Its seat, as "Via Roma 1, 00184 Roma (RM)"',
    fallback: null,
    schema: text,
  }),
  phone: question({
    option: 'phone',
    asks: 'Phone of the customer service',
    fallback: null,
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^0?[\d ]{6,15}$/, 'a phone is digits and spaces, without +39'),
    ),
  }),
  email: question({
    option: 'email',
    asks: 'Its e-mail',
    fallback: null,
    schema: v.pipe(v.string(), v.trim(), v.email('that is no e-mail address')),
  }),
  action: question({ option: 'action', asks: 'Colour of buttons and links', fallback: null, schema: colour }),
  accent: question({
    option: 'accent',
    asks: 'Second colour, for what stands out',
    fallback: null,
    schema: colour,
  }),
  font: question({
    option: 'font',
    asks: 'Font (a family of @fontsource that is installed)',
    fallback: 'outfit',
    schema: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z\d-]*$/, 'a family is as work-sans')),
  }),
  deliveryCents: question({
    option: 'delivery',
    asks: 'Fee of a delivery',
    fallback: '4.90',
    schema: amount,
  }),
  freeFromCents: question({
    option: 'free-from',
    asks: 'Free from so much on, or never',
    fallback: 'never',
    schema: v.union([
      v.pipe(
        v.literal('never'),
        v.transform(() => null),
      ),
      amount,
    ]),
  }),
  minOrderCents: question({
    option: 'minimum',
    asks: 'Least worth of an order',
    fallback: '30',
    schema: amount,
  }),
  caps: question({
    option: 'caps',
    asks: 'Postal codes it delivers to, or their beginnings, as 0014,00183',
    fallback: null,
    schema: v.pipe(
      v.string(),
      v.transform((all) =>
        all
          .split(',')
          .map((cap) => cap.trim())
          .filter((cap) => cap !== ''),
      ),
      v.array(v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'a postal code or its beginning has 3 to 5 digits'))),
      v.minLength(1, 'at least one postal code'),
    ),
  }),
  stores: question({
    option: 'stores',
    asks: 'Stores, one or more with | between: name; street; number; postal code; town; province; latitude; longitude',
    fallback: null,
    schema: v.pipe(splitLines, v.array(store), v.minLength(1, 'at least one store')),
  }),
} as const;
