import { describe, expect, test } from 'vitest';
import { tenant as brand } from '../../tenants/cestolieto/tenant.ts';
import type { Post } from '../../contract/api/content/content.ts';
import { aPost } from '../../paths/fixtures/content-fixtures.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { contentHead, describedHead, fullName, plainHead } from './page-head.ts';

const tenant: Tenant = {
  ...brand,
  facts: { ...brand.facts, name: 'Bottega' },
  texts: {
    ...brand.texts,
    claim: 'La spesa di casa',
    titles: {
      home: '{brand}, la spesa',
      category: '{name} | {brand}',
      product: '{name} a {price} | {brand}',
      search: 'Cerca {name} | {brand}',
      page: '{name} · {brand}',
      plain: '{name} - {brand}',
    },
    descriptions: {
      home: 'Compra da {brand}',
      category: 'Tutto di {name} da {brand}: {name}!',
      product: '{name} costa {price}',
      search: 'Trovati per {name}',
    },
  },
};

const open = { canonical: '/catalog/product/penne', status: 200 } as const;

describe('title and description', () => {
  test('NAV-30, CAT-26, TEN-06: come from the brand’s templates', () => {
    expect(describedHead(tenant, 'product', { name: 'Penne', price: 1234.5 }, open)).toEqual({
      title: 'Penne a 1.234,50\u00A0€ | Bottega',
      description: 'Penne costa 1.234,50\u00A0€',
      canonical: '/catalog/product/penne',
      status: 200,
    });
    expect(describedHead(tenant, 'category', { name: 'Pane' }, open).description).toBe(
      'Tutto di Pane da Bottega: Pane!',
    );
  });

  test.each(['a$&b', '$$ $1 $` $’', '{brand} {price}', '{name}'])(
    'NAV-30: a name stands in them as it is: %s',
    (name) => {
      const { title, description } = describedHead(tenant, 'category', { name }, open);
      expect([title, description]).toEqual([`${name} | Bottega`, `Tutto di ${name} da Bottega: ${name}!`]);
    },
  );

  test.each([
    ['Burro', 'Cremolieta', '125 g', 'Burro Cremolieta 125 g'],
    ['Acqua Fonte Rovella', 'Fonte Rovella', '2 l', 'Acqua Fonte Rovella 2 l'],
    ['Mele Annurche', '', '', 'Mele Annurche'],
  ])('NAV-30: %s of %j in %j is called %s', (name, shortDescr, description, called) => {
    expect(fullName({ name, shortDescr, description })).toBe(called);
  });

  test('a page that is nobody’s landing place has no canonical address', () => {
    expect(plainHead(tenant, 'Cassa')).toEqual({
      title: 'Cassa - Bottega',
      description: 'La spesa di casa',
      canonical: null,
      status: 200,
    });
    expect(plainHead(tenant, 'Non trovata', 404).status).toBe(404);
  });
});

describe('the head of a content page', () => {
  const post = (given: Partial<Post> = {}): Post => ({
    ...aPost('contatti'),
    title: { rendered: 'Contatti' },
    ...given,
  });

  test('CMS-02: comes from what was written for search engines', () => {
    const meta = { seo_title: 'Scrivici o chiamaci', seo_description: 'Dalle 8 alle 20' };
    expect(contentHead(tenant, post({ meta }), '/page/contatti')).toEqual({
      title: 'Scrivici o chiamaci · Bottega',
      description: 'Dalle 8 alle 20',
      canonical: '/page/contatti',
      status: 200,
    });
  });

  test('CMS-02, NAV-30: one that names the brand stays as it was written', () => {
    const meta = { seo_title: 'Bottega risponde', seo_description: '' };
    const { title, description } = contentHead(tenant, post({ meta }), '/page/contatti');
    expect([title, description]).toEqual(['Bottega risponde', 'Contatti. La spesa di casa']);
  });

  test.each(['', '  '])('CMS-02: comes from its title where %j was written', (text) => {
    const meta = { seo_title: text, seo_description: text };
    expect(contentHead(tenant, post({ meta }), '/page/contatti')).toEqual({
      title: 'Contatti · Bottega',
      description: 'Contatti. La spesa di casa',
      canonical: '/page/contatti',
      status: 200,
    });
  });

  test.each([
    ['/page/contatti', '/page/contatti'],
    ['https://content.example/page/contatti?preview=1#top', '/page/contatti'],
    ['//content.example/page/contatti', '/page/contatti'],
    // Another page's address, none, and one nobody can read.
    ['/page/altro', '/page/contatti'],
    ['https://content.example/', '/page/contatti'],
    ['', '/page/contatti'],
    ['http://[', '/page/contatti'],
  ])('CMS-02: with the link %j its address is %s', (link, canonical) => {
    expect(contentHead(tenant, post({ link }), '/page/contatti').canonical).toBe(canonical);
  });

  test('CMS-02: an address with marks is written as browsers write it', () => {
    const own = '/page/perch%C3%A9-noi';
    expect(
      contentHead(tenant, post({ link: 'https://content.example/page/perché-noi' }), own).canonical,
    ).toBe(own);
  });
});
