import type { ActorRefFrom } from 'xstate';
import type { alternativesMachine } from '../../../machines/alternatives/alternatives.machine.ts';
import type { productMachine } from '../../../machines/product/product.machine.ts';

export type ProductRef = ActorRefFrom<typeof productMachine>;
export type AlternativesRef = ActorRefFrom<typeof alternativesMachine>;
