import type { cartActors } from '../../../machines/cart/cart.actors.ts';
import type { cartLogic } from '../../../machines/cart/cart.logic.ts';
import type { Step } from '../../kit/step.ts';

export type CartStep = Step<typeof cartLogic, ReturnType<typeof cartActors>>;

export type CartSnapshot = CartStep['after'];
