import { alternativesActors } from '../../../machines/alternatives/alternatives.actors.ts';
import { contentBlockActors } from '../../../machines/content-block/content-block.actors.ts';
import { catalogueActors } from '../../../machines/catalogue/catalogue.actors.ts';
import { contentPageActors } from '../../../machines/content-page/content-page.actors.ts';
import { departmentProductsActors } from '../../../machines/department-products/department-products.actors.ts';
import { productActors } from '../../../machines/product/product.actors.ts';
import { searchBoxActors } from '../../../machines/search-box/search-box.actors.ts';
import { similarProductsActors } from '../../../machines/similar-products/similar-products.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

/** Pages everybody can see: the shop answers them by itself, nothing need be arranged. */
export const blockHttp: HttpFlow = {
  name: 'content-block',
  open: async ({ visitor }) => ({
    actors: contentBlockActors({ services: async () => visitor.services, now: Date.now }),
  }),
  answers: { loadBlock: { 'the block is there': asIs } },
};

export const contentPageHttp: HttpFlow = {
  name: 'content-page',
  open: async ({ visitor }) => ({ actors: contentPageActors({ services: async () => visitor.services }) }),
  answers: { viewPost: { 'the page is there': asIs } },
};

export const productHttp: HttpFlow = {
  name: 'product',
  open: async ({ visitor }) => ({ actors: productActors({ services: async () => visitor.services }) }),
  answers: { viewProduct: { 'the product is there': asIs } },
  // How much can be had is the model's product's own.
  never: ['one more is wanted', 'too many are typed'],
};

export const alternativesHttp: HttpFlow = {
  name: 'alternatives',
  open: async ({ visitor }) => ({ actors: alternativesActors({ services: async () => visitor.services }) }),
  answers: { listAlternatives: { 'alternatives are there': asIs } },
};

export const similarProductsHttp: HttpFlow = {
  name: 'similar-products',
  open: async ({ visitor }) => ({
    actors: similarProductsActors({ services: async () => visitor.services, hash: () => 'w0d0t0' }),
  }),
  answers: { listSimilar: { 'something is like it': asIs } },
};

export const departmentProductsHttp: HttpFlow = {
  name: 'department-products',
  open: async ({ visitor }) => ({
    actors: departmentProductsActors({ services: async () => visitor.services }),
  }),
  answers: { listDepartment: { 'products are there': asIs } },
};

export const catalogueHttp: HttpFlow = {
  name: 'catalogue',
  open: async ({ visitor }) => ({ actors: catalogueActors({ services: async () => visitor.services }) }),
  answers: {
    viewCategory: { 'the category is there': asIs },
    listProducts: { 'the products are there': asIs },
  },
};

export const searchBoxHttp: HttpFlow = {
  name: 'search-box',
  open: async ({ visitor }) => ({
    actors: searchBoxActors({
      services: async () => visitor.services,
      words: async () => ({ offered: () => ['latte'], remember: () => undefined }),
    }),
  }),
  answers: { readWords: { 'words were searched before': asIs }, suggest: { 'products are found': asIs } },
};
