import { Departments } from '../../../src/views/shell/Departments.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { departmentProductsModel } from '../../../paths/models/department-products/department-products.model.ts';
import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { keys } from '../../keyboard.ts';
import { aCategoryNode, departments } from '../../fixtures/categories.ts';
import { apples, biscuits, burrata, ham, oil, pasta } from '../../fixtures/products.ts';
import { mergeViews } from '../../merge-views.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { blockSnapshot } from '../../world.ts';

/** Twelve departments, the first with twelve groups, the first of which has twelve shelves. */
const manyDepartments = many(12, (at) =>
  aCategoryNode({
    categoryId: 2000 + at,
    name: `Reparto ${at}`,
    slug: `reparto-${at}`,
    categories: many(at === 1 ? 12 : 0, (group) =>
      aCategoryNode({
        categoryId: 2100 + group,
        name: `Gruppo ${group}`,
        slug: `gruppo-${group}`,
        categories: many(group === 1 ? 12 : 0, (shelf) =>
          aCategoryNode({ categoryId: 2200 + shelf, name: `Scaffale ${shelf}`, slug: `scaffale-${shelf}` }),
        ),
      }),
    ),
  }),
);

const oneDepartment = [
  aCategoryNode({
    categoryId: 2001,
    name: 'Reparto',
    slug: 'reparto',
    categories: [
      aCategoryNode({
        categoryId: 2101,
        name: 'Gruppo',
        slug: 'gruppo',
        categories: [aCategoryNode({ categoryId: 2201, name: 'Scaffale', slug: 'scaffale' })],
      }),
    ],
  }),
];
const noDepartment: typeof oneDepartment = [];
const given = [manyDepartments, oneDepartment, noDepartment];

const menu = galleryView({
  kind: 'dialog',
  model: contentBlockModel,
  keyboard: {
    shown: [
      keys('Tab').focus('Frutta e verdura').sends('departmentProducts department.point {"categoryId":1}'),
      keys('ArrowRight').focus('Tutti i 75 prodotti'),
      keys('Tab').focus('Mele e pere18'),
      keys('Escape').focus('Frutta e verdura').sends('departmentProducts department.point {"categoryId":1}'),
      keys('Tab').focus('Vai alle categorie di Frutta e verdura'),
      keys('Tab').focus('Latte, burro e uova').sends('departmentProducts department.point {"categoryId":2}'),
      keys('Shift+Tab').focus('Vai alle categorie di Frutta e verdura'),
      keys('Shift+Tab')
        .focus('Frutta e verdura')
        .sends('departmentProducts department.point {"categoryId":1}'),
      keys('Escape').sends('drawers drawer.close'),
    ],
  },
  variants: (block) =>
    block.matches('shown')
      ? {
          '': block,
          'twelve of each': withContext(block, { data: { kind: 'categories', categories: manyDepartments } }),
          'one of each': withContext(block, { data: { kind: 'categories', categories: oneDepartment } }),
          none: withContext(block, { data: { kind: 'categories', categories: noDepartment } }),
        }
      : { '': block },
  show: (block) => ({
    flows: {
      drawers: snapshotAt(drawersModel, 'menu'),
      departments:
        block.context.data === null || given.includes(block.context.data.categories)
          ? block
          : withContext(block, { data: { kind: 'categories', categories: departments } }),
    },
    node: <Departments />,
  }),
});

const pointed = departments[0]?.categoryId ?? 0;
const offers = [oil, { ...oil, productId: 901, name: 'Olio nuovo' }];

const withProducts = galleryView({
  kind: 'dialog',
  model: departmentProductsModel,
  variantName: () => 'products of the department',
  variants: (products) =>
    products.matches('shown')
      ? {
          'five of them': withContext(products, {
            pointed,
            offered: [oil, apples, ham, burrata, pasta],
          }),
          'offers alone': withContext(products, { pointed, offered: offers }),
          one: withContext(products, { pointed, offered: [biscuits] }),
        }
      : { '': withContext(products, { pointed }) },
  show: (products) => ({
    flows: {
      drawers: snapshotAt(drawersModel, 'menu'),
      departments: blockSnapshot({ kind: 'categories', categories: departments }),
      departmentProducts: products,
    },
    node: <Departments />,
  }),
});

export const view = mergeViews(menu, withProducts);
