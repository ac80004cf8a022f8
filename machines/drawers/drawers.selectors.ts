import type { SnapshotFrom } from 'xstate';
import type { drawersMachine } from './drawers.machine.ts';

type Drawers = SnapshotFrom<typeof drawersMachine>;

export const isMenuOpen = (drawers: Drawers): boolean => drawers.matches('menu');
export const areLinksOpen = (drawers: Drawers): boolean => drawers.matches('links');
export const isCartOpen = (drawers: Drawers): boolean => drawers.matches('cart');
export const isAccountOpen = (drawers: Drawers): boolean => drawers.matches('account');
