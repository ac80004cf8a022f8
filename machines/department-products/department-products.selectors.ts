import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { departmentProductsMachine } from './department-products.machine.ts';

type DepartmentProducts = SnapshotFrom<typeof departmentProductsMachine>;

const nothing: readonly Product[] = [];

/** The department whose products these are; null before one is pointed at. */
export const pointedDepartment = ({ context }: DepartmentProducts): number | null => context.pointed;

/** The products of the pointed department; empty while they are not known. */
export const departmentProducts = (products: DepartmentProducts): readonly Product[] =>
  products.matches('shown') ? products.context.offered : nothing;

/** Room is kept for them. */
export const areDepartmentProductsComing = (products: DepartmentProducts): boolean =>
  products.matches('waiting') || products.matches('resting') || products.matches('loading');
