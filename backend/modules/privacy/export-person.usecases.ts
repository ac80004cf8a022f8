import type { PersonExport } from '../../../contract/api/account/person-export.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { PrivacyContext } from './privacy.context.ts';

/** What the functions of this file touch. */
type ExportPersonContext = Pick<PrivacyContext, 'audit' | 'facts' | 'now' | 'personalData' | 'users'>;

async function exportOf(
  unit: ExportPersonContext,
  { userId, email }: { userId: number; email: string },
): Promise<PersonExport> {
  const data = await unit.personalData.read({ userId, email });
  await unit.audit.add({ kind: 'account.exported', userId });
  return { shop: unit.facts.name, exportedAt: unit.now.toISOString(), userId, data };
}

/** Everything the shop knows of the owner of an e-mail; null when it has no account. */
export function exportPerson(
  context: Transactional<ExportPersonContext>,
  email: string,
): Promise<PersonExport | null> {
  return context.transaction(async (unit) => {
    const user = await unit.users.findByLogin(email.trim());
    return user === null ? null : exportOf(unit, user);
  });
}

/** Everything the shop knows of a shopper who asks for it (R19). */
export function exportUser(
  context: Transactional<ExportPersonContext>,
  userId: number,
): Promise<PersonExport> {
  return context.transaction(async (unit) => {
    const user = await unit.users.findById(userId);
    if (user === null) throw new Error(`user ${userId} has a session but no row`);
    return exportOf(unit, user);
  });
}
