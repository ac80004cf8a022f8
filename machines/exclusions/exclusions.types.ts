import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Allergen, Diet } from '../../contract/rules/catalogue/allergens.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What keeps an ingredient or a brand from being excluded. */
export type TermFault = 'blank' | 'twice' | 'long' | 'many';

export interface ExclusionsContext {
  /** What the shop keeps; null for nothing, and until it has told. */
  kept: Exclusions | null;
  /** What it is to become; null where nothing is changed. */
  edits: Exclusions | null;
  /** An ingredient or a brand, as it is typed. */
  term: string;
  termFault: TermFault | null;
  /** The consent is given, for what is not kept yet. */
  consents: boolean;
  /** It was to be saved without it. */
  lacksConsent: boolean;
  /** On its way, or interrupted: it is made good once the session or the service is back. */
  due: 'save' | 'remove' | null;
  error: FlowError | null;
}

interface ExclusionsEvents {
  'exclusions.reload': object;
  'allergen.toggle': { allergen: Allergen };
  'diet.toggle': { diet: Diet };
  /** What may contain an allergen counts too, or not. */
  'traces.choose': { isOn: boolean };
  /** Excluded products are left out of lists, or marked there. */
  'hiding.choose': { isOn: boolean };
  'term.type': { text: string };
  'term.add': object;
  'term.remove': { term: string };
  'consent.give': { isGiven: boolean };
  'exclusions.save': object;
  'exclusions.remove': object;
  'removal.confirm': object;
  'removal.dismiss': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type ExclusionsEvent = EventOf<ExclusionsEvents>;

/** What the shopper excludes is another: products and cart are to be judged anew. */
export type ExclusionsEmitted = { type: 'exclusions.changed'; hasExclusions: boolean };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    exclusions: ExclusionsEmitted;
  }
}
