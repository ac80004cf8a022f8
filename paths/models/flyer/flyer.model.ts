import type { flyerActors } from '../../../machines/flyer/flyer.actors.ts';
import { flyerLogic } from '../../../machines/flyer/flyer.logic.ts';
import type { FlyerContext } from '../../../machines/flyer/flyer.types.ts';
import { aFlyer, flyerProductsOf } from '../../fixtures/flyer-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { flyerRules } from './flyer.rules.ts';

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-22t5';

const isUntouched = ({ department, sort, page, hash }: FlyerContext): boolean =>
  department === null && sort === 'discount' && page === 1 && hash === noSlot;

export const flyerModel = flowModel<typeof flyerLogic, ReturnType<typeof flyerActors>>({
  name: 'flyer',
  machine: flyerLogic,
  starts: [
    {
      says: 'the flyer ‘settimana della dispensa’ is opened',
      input: () => ({ slug: 'settimana-della-dispensa', hash: noSlot, page: 1 }),
    },
  ],
  cases: {
    'department.chosen': ({ context: { department } }) => [
      department === null
        ? says('the pantry is chosen', { department: 'dispensa' })
        : says('all departments are chosen', { department: null }),
    ],
    // One thing after the other: what is chosen does not depend on what else is.
    'sort.chosen': ({ context }) =>
      isUntouched(context) ? [says('the lowest price is wanted first', { sort: 'price' as const })] : [],
    'page.changed': ({ context }) => (isUntouched(context) ? [says('more of it is shown', { page: 2 })] : []),
    'hash.changed': ({ context: { hash } }) => [
      says('the cart’s day is another one', { hash: hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash }),
    ],
    'list.retry': [says('the products are asked for again')],
    'page.retry': [says('the flyer is asked for again')],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    viewFlyer: {
      done: ({ context: { slug } }) => [
        says('the flyer is there', aFlyer(slug)),
        says('there is no such flyer', null),
      ],
      failed: fails('the flyer', 'notFound', 'serviceDown', 'network'),
    },
    listProducts: {
      done: ({ context: { hash } }) => [
        says(
          'its products are there',
          hash === noSlot ? flyerProductsOf('penne', 'mele', 'olio') : flyerProductsOf('penne', 'mele'),
        ),
      ],
      failed: fails('the list', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  limit: 300,
  project: ({ context: { hash, page, flyer, products, department, sort } }) => [
    hash,
    page,
    flyer !== null,
    products.length,
    department,
    sort,
  ],
  rules: flyerRules,
});
