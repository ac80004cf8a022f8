/** The code that keeps what is changed without network: it must be here before the network goes (B-27). */
export const offlineCode: readonly (() => Promise<unknown>)[] = [
  () => import('../../../services/offline/waiting-changes.ts'),
  () => import('../../../services/offline/waiting-cart.ts'),
  () => import('./offline-queue.ts'),
  () => import('../../views/cart/RemovalDialog.tsx'),
];
