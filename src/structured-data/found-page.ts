import type { AnyActorRef } from 'xstate';
import type { PageHead } from '../routing/page.ts';
import type { Tenant } from '../../contract/tenant.ts';

/** A page as search engines and link previews may read it: open, settled and theirs to show. */
export interface FoundPage {
  readonly tenant: Tenant;
  /** Of the brand's public addresses, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly head: PageHead & { readonly canonical: string };
  /** The page's own, by the names its module gives them. */
  readonly actors: Readonly<Record<string, AnyActorRef>>;
}

/** A path of the shop as others name it; an address that is whole already stays as it is. */
export const absolute = ({ origin }: Pick<FoundPage, 'origin'>, path: string): string =>
  new URL(path, origin).href;
