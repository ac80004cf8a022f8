import type { MessageDescriptor, Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import type { AnyActorRef, Snapshot } from 'xstate';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Viewed } from './viewed.ts';

/** Where a page stands: the matched parts of the path and the query. */
export interface PageLocation {
  pathname: string;
  search: string;
  params: Readonly<Record<string, string>>;
}

/** What a page's machines are made of. */
export interface PageDependencies {
  services: () => Promise<ShopServices>;
  tenant: Tenant;
  /** Cache key of prices and availability at the opening (CAT-13). */
  hash: string;
  /** The shopper's way of delivery, home delivery where none is chosen. */
  deliveryServiceId: DeliveryServiceId;
  now: () => number;
  /** The e-mail typed at the login last; empty where nobody typed one (SES-16). */
  email: string;
  /** A message in the shopper's language. */
  words: (message: MessageDescriptor) => string;
  /** A product of a list on a page that is open, which is all of it but its label. */
  listed: (slug: string) => Product | null;
  /** Id of a category that a page which is open names. */
  listedCategory: (slug: string) => number | null;
  /** What this browser has closed, for good until it changes (SHELL-16). */
  appState: () => Promise<Pick<AppStateStore, 'closePopup' | 'isPopupClosed'>>;
  /** Takes in words that came with a page. */
  takeMessages: (messages: Messages) => void;
  /** Ties an actor that is not started yet to the others: it hears what is broadcast, and what it emits is handled. */
  connect: (actor: AnyActorRef) => void;
}

/** What stands in the document's head, and the status the server answers with. */
export interface PageHead {
  title: string;
  description: string;
  /** Path for search engines; a page without one asks not to be indexed. */
  canonical: string | null;
  status: 200 | 404 | 503;
}

/** A page that is open: its actors live as long as it does. */
export interface OpenedPage {
  /** The actors by name, for the snapshot the server ships. */
  actors: Readonly<Record<string, AnyActorRef>>;
  start(): void;
  stop(): void;
  /** The address changed within the page. */
  follow(at: PageLocation): void;
  render(): ReactNode;
  /** Stands in the place of header, footer and bottom bar, where nothing may lead away. */
  header?: (logo: ReactNode) => ReactNode;
  head(at: PageLocation): PageHead;
  /** It keeps a place for a shopper's shortcuts, which are opened with these. */
  shortcutsWith?: Pick<PageDependencies, 'services'>;
  /** A product of the lists on it. */
  listed?: (slug: string) => Product | undefined;
  /** Id of a category it names: the one it shows, those above and below. */
  listedCategory?: (slug: string) => number | undefined;
  /** What it shows that analytics count, once it has settled. */
  viewed?: () => Viewed | null;
  /** It shows what the last act led to: whoever comes there again finds that, and not what was there before. */
  isAnew?: boolean;
  /** Whether everything the page waits for has come. */
  isSettled(): boolean;
}

export type PageSnapshots = Readonly<Record<string, Snapshot<unknown>>>;

/** A page as the route table knows it. */
export interface PageModule {
  /** Words that are not among those of everybody. */
  messages?: Messages;
  open(deps: PageDependencies, at: PageLocation, snapshots?: PageSnapshots): OpenedPage;
}
