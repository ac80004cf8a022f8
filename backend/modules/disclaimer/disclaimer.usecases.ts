import type { AnsweredDisclaimer, Disclaimer } from '../../../contract/api/account/disclaimer.ts';
import type { Consent } from '../../../contract/api/account/registration.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { UserRow } from '../user/user.repository.ts';
import type { DisclaimerContext } from './disclaimer.context.ts';
import { requiredDisclaimer, unknownDisclaimer } from './disclaimer.errors.ts';
import type { DisclaimerRow } from './disclaimer.repository.ts';

const view = ({ legalId, title, text, required, position, type }: DisclaimerRow): Disclaimer => ({
  legalId,
  title,
  text,
  required,
  order: position,
  type,
});

async function acceptedBy(
  context: Pick<DisclaimerContext, 'users'>,
  userId: number,
): Promise<ReadonlySet<number>> {
  const user = await context.users.findById(userId);
  return new Set(user?.legalIds);
}

/** The statements of a registration (U04, REG-05); those of a brand hold for all its stores. */
export async function listRegistrationDisclaimers(
  context: Pick<DisclaimerContext, 'disclaimers' | 'shop'>,
  storeId: number | null,
): Promise<Disclaimer[]> {
  const { stores } = await context.shop();
  if (storeId !== null && stores.find(storeId) === null) throw new UnknownResourceError('store');
  return (await context.disclaimers.list('registration')).map(view);
}

/** The statements of a type with the user's answers (U05, REG-19). */
export async function listAnsweredDisclaimers(
  context: Pick<DisclaimerContext, 'disclaimers' | 'users'>,
  userId: number,
  type: string,
): Promise<AnsweredDisclaimer[]> {
  const accepted = await acceptedBy(context, userId);
  const rows = await context.disclaimers.list(type);
  return rows.map((row) => ({ ...view(row), accepted: accepted.has(row.legalId) }));
}

/** What the user has still to accept (U06, REG-10). */
export async function missingDisclaimers(
  context: Pick<DisclaimerContext, 'disclaimers' | 'users'>,
  userId: number,
): Promise<number[]> {
  const accepted = await acceptedBy(context, userId);
  const rows = await context.disclaimers.list('registration');
  return rows.filter((row) => row.required && !accepted.has(row.legalId)).map((row) => row.legalId);
}

/** Keeps answers to known statements: what holds now, and the proof of what was said. */
export async function answerDisclaimers(
  unit: Pick<DisclaimerContext, 'disclaimers' | 'now' | 'users'>,
  user: Pick<UserRow, 'userId' | 'legalIds'>,
  answers: readonly Consent[],
): Promise<void> {
  const holds = new Set(user.legalIds);
  for (const { legalId, accepted } of answers) {
    if (accepted) holds.add(legalId);
    else holds.delete(legalId);
  }
  await unit.users.update(user.userId, { legalIds: [...holds].toSorted((one, other) => one - other) });
  await unit.disclaimers.addAnswers(user.userId, { answers, at: unit.now });
}

/** Gives and takes back consents, all or nothing (U07). */
export async function updateDisclaimers(
  context: Transactional<Pick<DisclaimerContext, 'disclaimers' | 'now' | 'users'>>,
  userId: number,
  answers: readonly Consent[],
): Promise<void> {
  const known = new Map((await context.disclaimers.list()).map((row) => [row.legalId, row]));
  for (const { legalId, accepted } of answers) {
    const disclaimer = known.get(legalId);
    if (disclaimer === undefined) throw unknownDisclaimer();
    if (disclaimer.required && !accepted) throw requiredDisclaimer(disclaimer.title);
  }
  await context.transaction(async (unit) => {
    const user = await unit.users.lock(userId);
    if (user !== null) await answerDisclaimers(unit, user, answers);
  });
}
