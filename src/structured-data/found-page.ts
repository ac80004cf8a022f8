import { language } from '#language';
import type { MessageDescriptor } from '@lingui/core';
import type { AnyActorRef } from 'xstate';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import type { PageHead } from '../routing/page.ts';
import type { Tenant } from '../../contract/tenant.ts';

/** A page as search engines and link previews may read it: open, settled and theirs to show. */
export interface FoundPage {
  readonly tenant: Tenant;
  /** Says a message in the language of the page. */
  readonly words: (message: MessageDescriptor) => string;
  /** Of the brand's public addresses, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly head: PageHead & { readonly canonical: string };
  /** The page's own, by the names its module gives them. */
  readonly actors: Readonly<Record<string, AnyActorRef>>;
}

/** A path of the shop as others name it, a page in the language of this one; an address that is whole already stays as it is. */
export const absolute = ({ origin, tenant }: Pick<FoundPage, 'origin' | 'tenant'>, path: string): string =>
  new URL(outerPath(languageBase(tenant.facts.languages, language), path), origin).href;
