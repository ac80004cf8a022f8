import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openContent } from './open-content.ts';
import { readPosts } from './read-posts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, lines: readonly string[]): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, lines.join('\n'));
}

const read = (hasDrafts = false) => readPosts(root, { hasDrafts });
const matter = ['title: La pizza', 'description: Come la facciamo', 'date: 2026-11-02'];
const text = (more: readonly string[], body: readonly string[] = ['Buona.']) => [
  '---',
  ...more,
  '---',
  ...body,
];

const whyNot = async (): Promise<string> => {
  const error: unknown = await read().catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.replace(`${root}/`, '') : 'it was read';
};

describe('a text a retailer writes', () => {
  test('CMS-01: Markdown becomes the simple HTML of a page', async () => {
    await write(
      'pages/chi-siamo.md',
      text(
        [...matter, 'seo_title: Chi siamo noi', 'validity: Da 80 € in su'],
        ['## Forno', '', 'Pane, *olio* e **sale** da 2 €: [vieni](/page/contatti).', '', '- uno', '- due'],
      ),
    );
    expect(await read()).toEqual([
      {
        type: 'page',
        slug: 'chi-siamo',
        title: 'La pizza',
        html:
          '<h2>Forno</h2>\n<p>Pane, <em>olio</em> e <strong>sale</strong> da 2\u00A0€: <a href="/page/contatti">vieni</a>.</p>\n' +
          '<ul>\n<li>uno</li>\n<li>due</li>\n</ul>',
        validity: 'Da 80\u00A0€ in su',
        seoTitle: 'Chi siamo noi',
        seoDescription: 'Come la facciamo',
        categorySlug: null,
        date: '2026-11-02',
      },
    ]);
  });

  test('CMS-08: a rule parts a block into sections', async () => {
    await write('blocks/home.md', text(matter, ['## Uno', '', '---', '', '## Due']));
    expect((await read()).map(({ type, html }) => [type, html])).toEqual([
      ['ux-block', '<section>\n<h2>Uno</h2>\n</section>\n<section>\n<h2>Due</h2>\n</section>'],
    ]);
  });

  test('CMS-04: a flyer has its days, its condition and its products', async () => {
    await write(
      'volantini/020-formato-scorta.md',
      text([
        ...matter,
        'valid_from: 2026-11-19',
        'valid_to: 2026-11-25',
        'repeats: week',
        'label: Solo con la carta',
        'picture: /media/emoji/1f345-480.webp',
        'products:',
        '  - penne-rigate-500-g',
        '  - mele-annurche',
      ]),
    );
    expect(await read()).toMatchObject([
      {
        type: 'volantini',
        slug: 'formato-scorta',
        repeats: 'week',
        acf: {
          valid_from: '2026-11-19',
          valid_to: '2026-11-25',
          label: 'Solo con la carta',
          picture: '/media/emoji/1f345-480.webp',
          products: ['penne-rigate-500-g', 'mele-annurche'],
        },
      },
    ]);
  });

  test('B-39: ingredients are read as they are said, with or without a product of the shop', async () => {
    await write(
      'ricette/amatriciana.md',
      text([
        ...matter,
        'servings: 4',
        'minutes: 30',
        'ingredients:',
        '  - 400 g di rigatoni: rigatoni-500-g',
        '  - 2 uova',
        '  - un po’ di prezzemolo',
        'pantry:',
        '  - mezzo litro di olio: olio-extravergine-latta-5-l',
        '  - sale grosso',
      ]),
    );
    const [recipe] = await read();
    expect(recipe?.type === 'ricette' && recipe.acf).toEqual({
      servings: 4,
      minutes: 30,
      picture: '',
      ingredients: [
        { name: 'rigatoni', amount: 400, unit: 'g', product: 'rigatoni-500-g', pantry: false },
        { name: 'uova', amount: 2, unit: 'piece', product: null, pantry: false },
        { name: 'prezzemolo', amount: null, unit: 'piece', product: null, pantry: false },
        { name: 'olio', amount: 500, unit: 'ml', product: 'olio-extravergine-latta-5-l', pantry: true },
        { name: 'sale grosso', amount: null, unit: 'piece', product: null, pantry: true },
      ],
    });
  });

  test('the number of a file is its place, not its address; a folder that is not there has no texts', async () => {
    await write('faq/020-come-si-paga.md', text([...matter, 'category: pagamenti']));
    await write('faq/010-dove-consegnate.md', text([...matter, 'category: consegna']));
    expect((await read()).map(({ slug, categorySlug }) => [slug, categorySlug])).toEqual([
      ['dove-consegnate', 'consegna'],
      ['come-si-paga', 'pagamenti'],
    ]);
  });

  test('a draft is seen in a preview only', async () => {
    await write('news/inverno.md', text([...matter, 'draft: true']));
    expect([(await read()).length, (await read(true)).length]).toEqual([0, 1]);
  });
});

describe('a text that cannot be read is named with what is wrong', () => {
  test.each<[string, string, readonly string[], string]>([
    ['no front matter', 'pages/x.md', ['Ciao'], 'pages/x.md:1: it does not begin with its front matter'],
    [
      'a colon in a text',
      'pages/x.md',
      text(['title: Orari: quando']),
      'pages/x.md:2: a text that holds ": "',
    ],
    ['no title', 'pages/x.md', text(matter.slice(1)), 'pages/x.md: title: '],
    [
      'no real day',
      'pages/x.md',
      text([...matter.slice(0, 2), 'date: 2026-02-30']),
      'pages/x.md: date: must be a day',
    ],
    ['an unknown word', 'pages/x.md', text([...matter, 'titel: x']), 'pages/x.md: titel: '],
    [
      'an element that is not shown',
      'pages/x.md',
      text(matter, ['<script>x</script>']),
      'pages/x.md: <script> is no',
    ],
    ['a heading of the page itself', 'pages/x.md', text(matter, ['# Titolo']), 'pages/x.md: <h1> is no'],
    ['no text', 'pages/x.md', text(matter, ['']), 'pages/x.md: it has no text'],
    ['a name with capitals', 'pages/Chi siamo.md', text(matter), 'pages/Chi siamo.md: its name must be'],
    [
      'no products',
      'volantini/x.md',
      text([...matter, 'products: []']),
      'volantini/x.md: products: is empty',
    ],
    [
      'days the wrong way round',
      'volantini/x.md',
      text([...matter, 'valid_from: 2026-11-25', 'valid_to: 2026-11-19', 'products: [a]']),
      'volantini/x.md: valid_to comes before valid_from',
    ],
    [
      'a repetition without days',
      'volantini/x.md',
      text([...matter, 'repeats: week', 'products: [a]']),
      'volantini/x.md: repeats needs valid_from and valid_to',
    ],
    [
      'two products of one ingredient',
      'ricette/x.md',
      text([...matter, 'servings: 4', 'minutes: 30', 'ingredients: [{ pane: a, olio: b }]']),
      'ricette/x.md: ingredients.0: must be one ingredient',
    ],
    [
      'nobody to eat it',
      'ricette/x.md',
      text([...matter, 'servings: 0', 'minutes: 30', 'ingredients: [pane]']),
      'ricette/x.md: servings: must be 1 or more',
    ],
    ['a question without category', 'faq/x.md', text(matter), 'faq/x.md: category: '],
  ])('%s', async (_what, file, lines, reason) => {
    await write(file, lines);
    expect(await whyNot()).toContain(reason);
  });

  test('two files of one name', async () => {
    await write('pages/010-x.md', text(matter));
    await write('pages/020-x.md', text(matter));
    expect(await whyNot()).toContain('two files of page are named x');
  });
});

test('what was read before stays where a new text cannot be read', async () => {
  await write('pages/x.md', text(matter));
  const content = await openContent(root, { hasDrafts: false });
  await write('pages/y.md', ['---']);
  await expect(content.reload()).rejects.toThrow('pages/y.md:1');
  expect(content.posts().map(({ slug }) => slug)).toEqual(['x']);
  await write('pages/y.md', text(matter));
  await content.reload();
  expect(content.posts().map(({ slug }) => slug)).toEqual(['x', 'y']);
});
