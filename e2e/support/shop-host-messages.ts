import type { ShopSettings, WorkerOfShop } from './shop.ts';

/** What a worker wants of its host of shops. */
export type ShopWish =
  | { readonly ask: 'open'; readonly settings: ShopSettings }
  | { readonly ask: 'restart'; readonly port: number; readonly worker: WorkerOfShop }
  | { readonly ask: 'stop'; readonly port: number };

/** `id` comes back with the answer. */
export type ShopRequest = ShopWish & { readonly id: number };

/** What the host answers: the shop's port, or why it could not be done. */
export type ShopAnswer =
  | { readonly id: number; readonly port: number }
  | { readonly id: number; readonly failure: string };
