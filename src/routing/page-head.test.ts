import { describe, expect, test } from 'vitest';
import { tenant as brand } from '../../tenants/cestolieto/tenant.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { contentHead, describedHead, plainHead } from './page-head.ts';

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

  test('a page that is nobody’s landing place has no canonical address', () => {
    expect(plainHead(tenant, 'Cassa')).toEqual({
      title: 'Cassa - Bottega',
      description: 'La spesa di casa',
      canonical: null,
      status: 200,
    });
    expect(plainHead(tenant, 'Non trovata', 404).status).toBe(404);
  });

  test('CMS-02: a content page has one', () => {
    expect(contentHead(tenant, 'Contatti', '/page/contatti')).toEqual({
      title: 'Contatti · Bottega',
      description: 'La spesa di casa',
      canonical: '/page/contatti',
      status: 200,
    });
  });
});
