import type { Transactional } from '../../platform/platform-context.ts';
import type { PersonalData } from './personal-data.repository.ts';
import type { PrivacyContext } from './privacy.context.ts';

/** What the functions of this file touch. */
type ExportPersonContext = Pick<PrivacyContext, 'audit' | 'facts' | 'now' | 'personalData' | 'users'>;

/** What a shop knows of a person, as it is handed out (art. 15 and 20 GDPR). */
export interface PersonExport {
  readonly shop: string;
  readonly exportedAt: string;
  readonly userId: number;
  /** Rows by table, without credentials. */
  readonly data: PersonalData;
}

/** Everything the shop knows of the owner of an e-mail; null when it has no account. */
export function exportPerson(
  context: Transactional<ExportPersonContext>,
  email: string,
): Promise<PersonExport | null> {
  return context.transaction(async (unit) => {
    const user = await unit.users.findByLogin(email.trim());
    if (user === null) return null;
    const { userId } = user;
    const data = await unit.personalData.read({ userId, email: user.email });
    await unit.audit.add({ kind: 'account.exported', userId });
    return { shop: unit.facts.name, exportedAt: unit.now.toISOString(), userId, data };
  });
}
