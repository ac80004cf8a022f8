import type { AuthContext } from '../auth/auth.context.ts';
import type { BotCheckContext } from '../bot-check/bot-check.context.ts';
import type { CartContext } from '../cart/cart.context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type LoginContext = CartContext & AuthContext & BotCheckContext;
