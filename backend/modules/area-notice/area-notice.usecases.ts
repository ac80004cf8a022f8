import { numbersRule } from '../../../contract/rules/number/numbers.ts';
import { normaliseEmail } from '../../../contract/rules/session/same-email.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../../contract/rules/validation/exact-length.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { RateLimitError } from '../../platform/domain-errors.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { isServed } from '../address/address.view.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import type { AreaNoticeContext } from './area-notice.context.ts';
import { areaIsServed } from './area-notice.errors.ts';

/** What the functions of this file touch. */
type AddNoticeContext = Pick<AreaNoticeContext, 'areaNotices' | 'facts' | 'language' | 'now' | 'rateLimits'>;

const hourMs = 60 * 60_000;
const requestsAnHour = 60;
const placesAnHour = 5;

/** Counts a request by its client address, whoever's e-mail it names, and refuses too many (T10). */
export function takeNoticeRequest(
  context: Pick<AreaNoticeContext, 'now' | 'rateLimits'>,
  address: string,
): Promise<void> {
  const bucket = digestKey('area-notice.address', address);
  return consumeAttempt(context, { bucket, limit: requestsAnHour, windowMs: hourMs });
}

/** True while an e-mail may be left for another place: five an hour, then none, and nobody is told (T10). */
async function isNoticeAllowed(context: AddNoticeContext, email: string): Promise<boolean> {
  const bucket = digestKey('area-notice.email', email);
  try {
    await consumeAttempt(context, { bucket, limit: placesAnHour, windowMs: hourMs });
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

/** Keeps an e-mail for the day the brand comes to a postal code (A16). */
export async function addAreaNotice(
  context: AddNoticeContext,
  typed: { readonly email: string; readonly postalcode: string },
): Promise<{ postalcode: string }> {
  const email = normaliseEmail(typed.email);
  const postalcode = typed.postalcode.trim();
  throwFieldErrors(
    fieldErrorsOf(
      { email, postalcode },
      { email: [requiredRule, emailRule], postalcode: [requiredRule, numbersRule, exactLengthRule(5)] },
    ),
  );
  if (isServed(context.facts, postalcode)) throw areaIsServed();
  if (await isNoticeAllowed(context, email)) {
    await context.areaNotices.add({ email, postalcode, language: context.language, createdAt: context.now });
  }
  return { postalcode };
}
