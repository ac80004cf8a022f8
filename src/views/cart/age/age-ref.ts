import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import type { ageDeclarationMachine } from '../../../../machines/age-declaration/age-declaration.machine.ts';

/** The flow that saves the declaration. */
export type AgeDeclarationRef = ActorRefFrom<typeof ageDeclarationMachine>;

/** What a page asks of whoever buys alcohol; `isFrozen` while nothing of the cart can be changed. */
export type AgePart = ComponentType<{ cart: Cart; isFrozen?: boolean | undefined; meanwhile?: ReactNode }>;
