import type { BrandMenuItem } from './brand-menu.ts';
import type { MenuLocation } from './api/content/content.ts';
import type { DeliveryServiceId, OpeningHours } from './api/shopping/delivery.ts';
import type { Disclaimer } from './api/account/disclaimer.ts';

/** A place with coordinates in degrees. */
export interface SeedPlace {
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
}

/** A locker; its own hours where it can be opened at other times than its store. */
export interface SeedLocker extends SeedPlace {
  name: string;
  openingHours?: OpeningHours;
}

export interface SeedStore extends SeedPlace {
  /** Ids are unique over all tenants (T4). */
  storeId: number;
  warehouseId: number;
  name: string;
  services: readonly DeliveryServiceId[];
  openingHours: OpeningHours;
  /** Lockers of the store, besides its counter. */
  lockers: readonly SeedLocker[];
}

/** A slot of the demo week that has a price and a threshold of its own, in cents (B-31). */
interface SeedSlotPrice {
  service: DeliveryServiceId;
  fromHour: number;
  priceCents: number;
  freeFromCents: number;
}

export interface SeedSlide {
  title: string;
  subtitle: string;
  /** Emoji codes or product slugs the picture is composed of. */
  art: { kind: 'emoji' | 'product'; ids: readonly string[] };
  link: string;
  alt: string;
  /** Shown to those who chose this way of delivery alone. */
  deliveryServiceId?: DeliveryServiceId;
  /** Shown on these days of the week alone, 1 Monday. */
  weekdays?: readonly number[];
}

/** A statement to consent to; those of one type are shown in the order given. */
export type SeedDisclaimer = Pick<Disclaimer, 'type' | 'title' | 'text' | 'required'>;

/** A company whose people have their groceries brought to work, joined by a code. */
interface SeedWorkplace extends SeedPlace {
  code: string;
  name: string;
  doorbellName: string;
}

/** What a brand's demo shop opens with; the catalogue itself is common to all brands. */
export interface TenantSeed {
  /** Address of the brand's company, as the labels of its own line have it (B-10). */
  seat: string;
  /** Of the demo accounts; delivered by this brand. */
  homeAddress: SeedPlace;
  stores: readonly SeedStore[];
  slotPrices: readonly SeedSlotPrice[];
  disclaimers: readonly SeedDisclaimer[];
  workplaces: readonly SeedWorkplace[];
  categoryBlockTitles: Readonly<Record<string, string>>;
  menus: Readonly<Record<MenuLocation, readonly BrandMenuItem[]>>;
  slides: readonly SeedSlide[];
}
