import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** Who came in, and what of the registration they have not consented to, in its order. */
export interface MissingConsents {
  person: { firstName: string; lastName: string; email: string };
  statements: readonly AnsweredDisclaimer[];
}

/** What the shopper says to one statement. */
export interface ConsentAnswer {
  legalId: number;
  accepted: boolean;
}

export interface MissingConsentsInput {
  /** The address of the page that asks, without its query. */
  address: string;
  /** Where the visit goes on. */
  returnTo: string;
}

export interface MissingConsentsContext extends MissingConsentsInput {
  /** Null until it is known. */
  missing: MissingConsents | null;
  /** What is ticked; nothing is beforehand (REG-04). */
  accepted: readonly number[];
  /** The required ones that were not ticked at the last press. */
  unanswered: readonly number[];
  error: FlowError | null;
}

interface MissingConsentsEvents {
  'consent.answer': ConsentAnswer;
  'consents.confirm': object;
  'consents.reload': object;
  'consents.reopen': { returnTo: string };
  'route.entered': { path: string };
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type MissingConsentsEvent = EventOf<MissingConsentsEvents>;

export interface MissingConsentsEmitted {
  type: 'consents.completed';
  returnTo: string;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    missingConsents: MissingConsentsEmitted;
  }
}
