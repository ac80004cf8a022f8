import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const text = (html: string) => ({ kind: 'text', html });

describe('CMS-08: the pieces of a page', () => {
  test.each([
    ['text alone', '<p>Ciao</p>', [text('<p>Ciao</p>')]],
    ['nothing', ' \n ', []],
    [
      'a block between texts',
      '<p>Prima</p>\n<p>[block id="aiuto"]</p>\n<p>Dopo</p>',
      [text('<p>Prima</p>\n'), { kind: 'block', slug: 'aiuto' }, text('\n<p>Dopo</p>')],
    ],
    [
      'quotes as Markdown has them',
      '<p>[block id=&quot;aiuto&quot;]</p>',
      [{ kind: 'block', slug: 'aiuto' }],
    ],
    [
      'quotes as a typesetter has them',
      '<p>[block id=&#8221;aiuto&#8243;]</p>',
      [{ kind: 'block', slug: 'aiuto' }],
    ],
    [
      'products, with commas or spaces',
      "<p> [products slugs='mele-annurche, pane-di-lariano  olio'] </p>",
      [{ kind: 'products', slugs: ['mele-annurche', 'pane-di-lariano', 'olio'] }],
    ],
    ['an unknown code', '<p>a</p><p>[gallery ids="1,2"]</p><p>b</p>', [text('<p>a</p>'), text('<p>b</p>')]],
    ['a block without a name', '<p>[block]</p>', []],
    ['no products', '<p>[products slugs=", ,"]</p>', []],
    [
      'a code within a sentence',
      '<p>Scrivi [block id="x"] qui</p>',
      [text('<p>Scrivi [block id="x"] qui</p>')],
    ],
  ])('%s', (_what, html, parts) => {
    expect(textParts(html)).toEqual(parts);
  });
});
