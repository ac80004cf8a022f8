import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import { htmlFault, links, page, resolves, strings } from '../../../tenants/content-checks.ts';
import type { WholeBrand } from '../read-brand.ts';

/** Pages the law or the other pages want of every brand, and what they are about (TEN-02, NAV-07). */
const requiredPages: Readonly<Record<string, string>> = {
  accessibilita: 'the statement on accessibility (B-05)',
  'chi-siamo': 'who sells',
  'condizioni-di-vendita': 'the terms of sale',
  'consegna-a-casa': 'delivery at home',
  contatti: 'phone, mail and addresses',
  cookie: 'what is kept in browsers',
  privacy: 'the privacy policy',
  'resi-e-rimborsi': 'returns and refunds',
  'ritiro-in-negozio': 'pickup',
  'zone-e-fasce-orarie': 'where and when is delivered',
};

/** A mark of what the one who made the brand still has to write. */
const unfinished = /\[(?:DA SCRIVERE|TO WRITE)[^\]]*\]/;

function pageFindings(brand: WholeBrand): CheckResult[] {
  return Object.entries(requiredPages)
    .filter(([slug]) => page(brand, slug) === '')
    .map(([slug, what]) => wrong(`content/pages/${slug}.md is missing: ${what}.`));
}

function textFindings(brand: WholeBrand): CheckResult[] {
  const { titles, descriptions, ...rest } = brand.tenant.texts;
  const isPlain = (text: string) => !/[{}]/.test(text);
  return [
    ...strings([titles, descriptions])
      .flatMap((text) => text.match(/\{(?!name\}|brand\}|price\})\w*\}?/g) ?? [])
      .map((place) => wrong(`${place} in a title or a description is nothing the shop fills in.`)),
    ...Object.entries(titles)
      .filter(([, title]) => !title.includes('{brand}'))
      .map(([name]) => wrong(`texts.titles.${name} does not name {brand}.`)),
    ...strings([rest, brand.seed, brand.texts])
      .filter((text) => !isPlain(text))
      .map((text) => wrong(`“${text.slice(0, 60)}” has a brace, which shoppers would see.`)),
    ...brand.texts.flatMap(({ type, slug, title, html, seoTitle, seoDescription }) => [
      ...Object.entries({ title, html, seoTitle, seoDescription })
        .filter(([, text]) => text.trim() === '')
        .map(([name]) => wrong(`${type}/${slug} has no ${name}.`)),
      ...(unfinished.test(title + html)
        ? [wrong(`${type}/${slug} still has ${unfinished.exec(title + html)?.[0]}.`)]
        : []),
    ]),
  ];
}

function markupFindings(brand: WholeBrand): CheckResult[] {
  return brand.texts.flatMap(({ type, slug, html }) => {
    const fault = htmlFault(html);
    return fault === null ? [] : [wrong(`${type}/${slug} has markup that is not shown: ${fault}.`)];
  });
}

/** Menus every page looks for, by their place. */
const menuPlaces = ['header', 'footer', 'links'] as const;

const menuFindings = ({ seed }: WholeBrand): CheckResult[] =>
  menuPlaces
    .filter((place) => (seed.menus as Readonly<Record<string, unknown>>)[place] === undefined)
    .map((place) => wrong(`seed.menus has no ${place}; a menu may be empty.`));

const linkFindings = (brand: WholeBrand): CheckResult[] =>
  [...new Set(links(brand).filter((link) => !resolves(link, brand)))].map((link) =>
    wrong(`A menu, a slide or a text leads to ${link}, which is not there.`),
  );

/** The pages, texts, markup and links of a brand (TEN-02, CMS-01, SHELL-04). */
export const contentFindings = (brand: WholeBrand): CheckResult[] => [
  ...pageFindings(brand),
  ...textFindings(brand),
  ...markupFindings(brand),
  ...menuFindings(brand),
  ...linkFindings(brand),
];
