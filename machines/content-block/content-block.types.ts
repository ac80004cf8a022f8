import type { Category, CategoryBlock } from '../../contract/api/shopping/category.ts';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { Menu, Post, Slide } from '../../contract/api/content/content.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';

/** What an optional part of a page may hold. */
export type BlockData =
  | { kind: 'menu'; menu: Menu }
  | { kind: 'slides'; slides: readonly Slide[] }
  | { kind: 'products'; block: CategoryBlock }
  | { kind: 'post'; post: Post }
  | { kind: 'categories'; categories: readonly Category[] }
  | { kind: 'category'; category: Category }
  | { kind: 'timeslots'; deliveryServiceId: DeliveryServiceId; days: readonly TimeslotDay[] }
  | { kind: 'orders'; orders: readonly Order[] }
  | { kind: 'lists'; lists: readonly Wishlist[] };

/** Which part: a menu, the slides, a product block … */
export type BlockRequest =
  | { kind: 'menu'; location: 'header' | 'footer' | 'links' }
  | { kind: 'slides'; slidesId: number; count: number; deliveryServiceId: DeliveryServiceId }
  | { kind: 'products'; blockId: number }
  | { kind: 'post'; slug: string }
  | { kind: 'categories'; depth: 1 | 3 }
  | { kind: 'category'; slug: string }
  | { kind: 'timeslots'; deliveryServiceId: DeliveryServiceId }
  /** The shopper's newest orders, and their lists with those shared with them: only of who is logged in. */
  | { kind: 'orders' }
  | { kind: 'lists' };
