import { dayMs } from '../time/calendar-day.ts';

/** A device as it registered last; `at` in ms since 1970. */
export interface PushRegistration {
  readonly token: string;
  readonly at: number;
}

/**
 * Whether a device that wants messages has to register: it never did, its token is another by now, or it is a day ago, for a
 * shop may have forgotten it (PUSH-01, PUSH-02). `now` in ms since 1970.
 */
export const mustRegister = (last: PushRegistration | null, token: string | null, now: number): boolean =>
  last === null || last.token !== token || now - last.at >= dayMs || last.at > now;
