import type { SeedLabel, SeedProduct } from '../seed-catalogue.ts';
import { englishFigures, said } from './dictionary.ts';
import { ingredients } from './ingredients.ts';
import { legalNameWords } from './legal-names.ts';
import { names } from './names.ts';
import { sentences } from './sentences.ts';
import { allergenWords, nutritionWords } from './words.ts';

const marked = (html: string): string => html.replaceAll(/<\/?strong>/g, '*');

const emphasised = (text: string): string => text.replaceAll(/\*([^*]+)\*/g, '<strong>$1</strong>');

/** Where a list of ingredients falls into phrases: marks that end one, brackets, shares in per cent. */
const between = /(\s*(?:[,;:.](?=\s|$|\))|[()]|<?\d+(?:-\d+)?(?:,\d+)?\s*%)\s*)/;

const firstLetter = /^\*?\p{L}/u;

const lowered = (text: string): string => text.replace(firstLetter, (first) => first.toLowerCase());

const raised = (text: string): string => text.replace(firstLetter, (first) => first.toUpperCase());

/** A phrase of the list; what is one product is called by its name. */
function englishPhrase(phrase: string): string {
  if (phrase === '') return '';
  if (ingredients.has(phrase)) return said(phrase, ingredients);
  const small = lowered(phrase);
  return ingredients.has(small) ? raised(said(small, ingredients)) : said(phrase, names);
}

const englishIngredients = (html: string): string =>
  emphasised(
    marked(html)
      .split(between)
      .map((part, index) => (index % 2 === 0 ? englishPhrase(part) : englishFigures(part)))
      .join(''),
  );

const englishSentences = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => said(sentence, sentences))
    .join(' ');

const organic = ', da agricoltura biologica';

function englishLegalName(text: string, name: string): string {
  const isOrganic = text.endsWith(organic);
  const plain = isOrganic ? text.slice(0, -organic.length) : text;
  const template = plain.startsWith(name) ? `{name}${plain.slice(name.length)}` : plain;
  const english = said(template, legalNameWords).replace('{name}', said(name, names));
  return isOrganic ? `${english}, from organic farming` : english;
}

const englishAllergens = (html: string): string =>
  emphasised(marked(html).replaceAll(/\p{L}+(?: \p{L}+)*/gu, (words) => said(words, allergenWords)));

const englishNutrition = (html: string): string =>
  html.startsWith('<table>')
    ? html
        .replaceAll(/<th>([^<]*)<\/th>/g, (_, head: string) => `<th>${said(head, nutritionWords)}</th>`)
        .replaceAll(/<td>([^<]*)<\/td>/g, (_, value: string) => `<td>${englishFigures(value)}</td>`)
    : englishSentences(html);

const translators: Readonly<Record<string, (text: string, name: string) => string>> = {
  legal_name: englishLegalName,
  ingredients: englishIngredients,
  allergens: englishAllergens,
  storage: englishSentences,
  origin: englishSentences,
  nutritional_values: englishNutrition,
  operator: (text) => text,
};

/** The label in English: allergens emphasised as before, names and addresses of companies as they are. Throws RangeError for words that are new. */
export function englishLabel({ label, name }: Pick<SeedProduct, 'label' | 'name'>): SeedLabel {
  return Object.fromEntries(
    Object.entries(label).map(([key, text]) => {
      const translate = translators[key];
      if (translate === undefined) throw new RangeError(`Not in English yet: texts of ${key}`);
      return [key, text === undefined ? text : translate(text, name)];
    }),
  );
}
