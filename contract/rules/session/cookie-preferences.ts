import { addMonths, dayMs, dayTime } from '../time/calendar-day.ts';
import { asksConsent, monthsOfSilence, type ConsentAction } from './cookie-consent.ts';

/** What a visitor may allow besides the technical cookies, by the names of the requirement (COOK-01). */
export interface CookieGrants {
  readonly analytics: boolean;
  readonly profilation: boolean;
}

/** A choice about cookies, as one browser keeps it (COOK-01). */
export interface CookiePreferences extends CookieGrants {
  /** They cannot be switched off. */
  readonly technical: true;
  /** The instant of the choice, ISO 8601. */
  readonly saveDate: string;
  /** Names this choice alone, by chance. */
  readonly uuid: string;
  /** Version of the text that was chosen on. */
  readonly terms: string;
}

/** The cookie a choice is kept in: scripts, and the server where none runs, write the same. */
export const preferencesCookie = 'cookie-preferences';

/** What an action allows; a save allows what its switches say (B-06). */
export function grantsOf(action: ConsentAction, switches: CookieGrants): CookieGrants {
  if (action === 'save') return { analytics: switches.analytics, profilation: switches.profilation };
  return { analytics: action === 'accept', profilation: action === 'accept' };
}

/** The `Cookie` header's or the document's cookies as the value of one of them; empty where it is not there. */
function valueIn(cookies: string): string {
  const start = `${preferencesCookie}=`;
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(start));
  return found === undefined ? '' : found.trim().slice(start.length);
}

/** The choice that is kept among `cookies`, whatever its age; null where there is none or it is not understood. */
export function keptPreferences(cookies: string): CookiePreferences | null {
  const kept = new URLSearchParams(valueIn(cookies));
  const [saveDate, uuid, terms] = [kept.get('saveDate'), kept.get('uuid'), kept.get('terms')];
  if (saveDate === null || uuid === null || terms === null || Number.isNaN(Date.parse(saveDate))) return null;
  const isGiven = (name: keyof CookieGrants): boolean => kept.get(name) === 'true';
  return {
    technical: true,
    analytics: isGiven('analytics'),
    profilation: isGiven('profilation'),
    saveDate,
    uuid,
    terms,
  };
}

/**
 * The choice that still holds: of this text, and not six months old; null where it is asked. `now` in ms since the epoch
 * (B-07).
 */
export function currentPreferences(
  cookies: string,
  { terms, now }: { readonly terms: string; readonly now: number },
): CookiePreferences | null {
  const kept = keptPreferences(cookies);
  const asks = asksConsent({
    saveDate: kept?.saveDate,
    today: new Date(now).toISOString().slice(0, 10),
    termsChanged: kept?.terms !== terms,
  });
  return asks ? null : kept;
}

/** The cookie that keeps a choice until it is asked again: readable by scripts, and sent to this shop alone. */
export function cookieOf(
  preferences: CookiePreferences,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const { analytics, profilation, saveDate, uuid, terms } = preferences;
  const value = new URLSearchParams({
    analytics: String(analytics),
    profilation: String(profilation),
    saveDate,
    uuid,
    terms,
  });
  const day = saveDate.slice(0, 10);
  const lifetime = (dayTime(addMonths(day, monthsOfSilence)) - dayTime(day)) / dayMs;
  const secure = isSecure ? '; Secure' : '';
  return `${preferencesCookie}=${value.toString()}; Path=/; Max-Age=${lifetime * 86_400}; SameSite=Lax${secure}`;
}
