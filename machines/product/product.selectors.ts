import type { SnapshotFrom } from 'xstate';
import type { productMachine } from './product.machine.ts';

type ProductPage = SnapshotFrom<typeof productMachine>;

export const shownProduct = (page: ProductPage) => page.context.product;
export const chosenOptions = (page: ProductPage) => page.context.chosen;
export const isProductMissing = (page: ProductPage): boolean => page.matches('missing');
export const hasProductFailed = (page: ProductPage): boolean => page.matches('failed');
