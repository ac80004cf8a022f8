import type { Product } from '../../../contract/api/shopping/product.ts';
import type { departmentProductsActors } from '../../../machines/department-products/department-products.actors.ts';
import { departmentProductsMachine } from '../../../machines/department-products/department-products.machine.ts';
import {
  areDepartmentProductsComing,
  departmentProducts,
  pointedDepartment,
} from '../../../machines/department-products/department-products.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

/** Two departments of the demo shops. */
const [groceries, meat] = [1, 2];
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const penne = aProduct({ productId: 2, name: 'Penne' });
const steak = aProduct({ productId: 3, name: 'Bistecche' });
const some: Readonly<Record<number, readonly Product[]>> = { [groceries]: [penne], [meat]: [steak, penne] };

export const departmentProductsModel = flowModel<
  typeof departmentProductsMachine,
  ReturnType<typeof departmentProductsActors>
>({
  name: 'department-products',
  machine: departmentProductsMachine,
  starts: [{ says: 'the menu is closed', input: () => ({ hash: noSlot }) }],
  cases: {
    'department.point': [
      says('the first department is pointed at', { categoryId: groceries }),
      says('another department is pointed at', { categoryId: meat }),
    ],
    'department.leave': [says('the menu closes')],
    'hash.changed': ({ context }) => [
      says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listDepartment: {
      done: ({ context: { pointed } }) => [
        says('products are there', some[pointed ?? 0] ?? []),
        says('there are none', []),
      ],
      failed: fails('the products', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  project: ({ context: { pointed, hash, found, offered } }) => ({
    pointed,
    hash,
    found: Object.entries(found).map(([id, products]) => `${id}: ${products.length}`),
    offered: offered.length,
  }),
  rules: [
    {
      id: 'SHELL-01',
      says: 'What comes is shown; where there is nothing, no room is kept.',
      when: (step) => step.done('listDepartment') !== null,
      holds: (step) =>
        departmentProducts(step.after) === step.done('listDepartment')?.output ||
        (step.done('listDepartment')?.output.length === 0 &&
          departmentProducts(step.after).length === 0 &&
          !areDepartmentProductsComing(step.after)),
    },
    {
      id: 'SHELL-01',
      says: 'Pointing asks for nothing before a moment has passed; then once, for the department that is pointed at.',
      when: (step) => step.sent('department.point') !== null || step.elapsed('rest'),
      holds: (step) => {
        const calls = step.calls('listDepartment');
        if (!step.elapsed('rest')) return calls.length === 0;
        return calls.length === 1 && calls[0]?.categoryId === step.after.context.pointed;
      },
    },
    {
      id: 'SHELL-01',
      says: 'What was found for a department stands there at once when it is pointed at again.',
      when: (step) => {
        const point = step.sent('department.point');
        return point !== null && step.before.context.found[point.categoryId] !== undefined;
      },
      holds: (step) => {
        const known = step.before.context.found[step.sent('department.point')?.categoryId ?? 0] ?? [];
        return (
          !areDepartmentProductsComing(step.after) &&
          JSON.stringify(departmentProducts(step.after)) === JSON.stringify(known)
        );
      },
    },
    {
      id: 'SHELL-01',
      says: 'A department that is not known yet has room kept for its products, and never shows those of another.',
      when: (step) => {
        const point = step.sent('department.point');
        return (
          point !== null &&
          point.categoryId !== step.before.context.pointed &&
          step.before.context.found[point.categoryId] === undefined
        );
      },
      holds: (step) => areDepartmentProductsComing(step.after),
    },
    {
      id: 'SHELL-01',
      says: 'A closed menu asks for nothing, whatever happens.',
      when: (step) => step.after.matches('waiting'),
      holds: (step) =>
        step.calls('listDepartment').length === 0 && departmentProducts(step.after).length === 0,
    },
    {
      id: 'SHELL-01',
      says: 'What comes is remembered for the department it was asked for.',
      when: (step) => step.done('listDepartment') !== null,
      holds: (step) =>
        step.after.context.found[step.after.context.pointed ?? 0] === step.done('listDepartment')?.output,
    },
    {
      id: 'SHELL-01',
      says: 'A department that is on its way or shown is not begun anew when it is pointed at again.',
      when: (step) =>
        step.sent('department.point')?.categoryId === step.before.context.pointed &&
        !step.before.matches('hidden'),
      holds: (step) =>
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value) &&
        departmentProducts(step.after) === departmentProducts(step.before),
    },
    {
      id: 'SHELL-01',
      says: 'The department that is pointed at is the one whose groups are shown.',
      when: (step) => step.sent('department.point') !== null,
      holds: (step) => pointedDepartment(step.after) === step.sent('department.point')?.categoryId,
    },
    {
      id: 'SHELL-01',
      says: 'A menu that closes has no department pointed at.',
      when: (step) => step.sent('department.leave') !== null,
      holds: (step) => pointedDepartment(step.after) === null,
    },
    {
      id: 'B-28',
      says: 'The flow knows the cart’s day, and forgets nothing when it is the same.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        (step.after.context.hash !== step.before.context.hash ||
          step.after.context.found === step.before.context.found),
    },
    {
      id: 'B-28',
      says: 'Every call asks at the cart’s day, and what was found on another day is forgotten.',
      when: (step) => step.calls('listDepartment').length > 0 || step.sent('hash.changed') !== null,
      holds: (step) =>
        step.calls('listDepartment').every(({ hash }) => hash === step.after.context.hash) &&
        (step.after.context.hash === step.before.context.hash ||
          Object.keys(step.after.context.found).length === 0),
    },
    {
      id: 'B-28',
      says: 'Another day asks again for what is on screen or on its way, in place; the same day asks for nothing.',
      when: (step) =>
        step.sent('hash.changed') !== null &&
        !step.before.matches('waiting') &&
        !step.before.matches('resting'),
      holds: (step) =>
        step.calls('listDepartment').length ===
          (step.after.context.hash === step.before.context.hash ? 0 : 1) &&
        departmentProducts(step.after) === departmentProducts(step.before),
    },
    {
      id: 'ERR-03',
      says: 'Products that do not come leave no trace in the menu, and are not taken for none.',
      when: (step) => step.failed('listDepartment') !== null || step.elapsed('answerTimeout'),
      holds: ({ after }) =>
        departmentProducts(after).length === 0 &&
        !areDepartmentProductsComing(after) &&
        after.context.found[after.context.pointed ?? 0] === undefined,
    },
    {
      id: 'NAV-18',
      says: 'The service coming back asks for what did not come, once.',
      when: (step) => step.sent('service.resumed') !== null,
      holds: (step) =>
        step.calls('listDepartment').length === (step.before.matches({ hidden: 'failed' }) ? 1 : 0),
    },
    reaches({
      id: 'SHELL-01',
      says: 'From everywhere products can come to be shown.',
      from: () => true,
      to: (products) => departmentProducts(products).length > 0,
    }),
  ],
});
