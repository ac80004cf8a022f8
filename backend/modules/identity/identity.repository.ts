import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { IdentityProviderName, LoginProof } from './identity-provider.ts';
import { loginAttempts, loginTokens, socialPersons } from './identity.table.ts';

export type SocialPersonRow = typeof socialPersons.$inferSelect;

/** Logins of one tenant that go through an identity provider. */
export function createIdentityRepository(db: Database, tenantId: string) {
  const attemptOf = (provider: IdentityProviderName, stateHash: string) =>
    and(
      eq(loginAttempts.tenantId, tenantId),
      eq(loginAttempts.stateHash, stateHash),
      eq(loginAttempts.provider, provider),
      isNull(loginAttempts.spentAt),
    );
  return {
    async addAttempt(attempt: Omit<typeof loginAttempts.$inferInsert, 'tenantId' | 'spentAt'>) {
      await db.insert(loginAttempts).values({ ...attempt, tenantId });
    },

    /** An attempt still open, whoever's browser it belongs to. */
    async findAttempt(wanted: { provider: IdentityProviderName; stateHash: string; now: Date }) {
      const [found] = await db
        .select()
        .from(loginAttempts)
        .where(and(attemptOf(wanted.provider, wanted.stateHash), gt(loginAttempts.expiresAt, wanted.now)));
      return found ?? null;
    },

    /** Keeps what a provider answered; false when it did already. One caller wins. */
    async answerAttempt(stateHash: string, proof: LoginProof) {
      const answered = await db
        .update(loginAttempts)
        .set({ proof })
        .where(and(attemptOf('saml', stateHash), sql`NOT ${loginAttempts.proof} ? 'person'`))
        .returning({ stateHash: loginAttempts.stateHash });
      return answered.length === 1;
    },

    /** Ends an attempt where it came back to the browser it left; null for any other. One caller wins. */
    async consumeSignInAttempt(wanted: {
      provider: IdentityProviderName;
      stateHash: string;
      browserHash: string;
      now: Date;
    }) {
      const [spent] = await db
        .update(loginAttempts)
        .set({ spentAt: wanted.now })
        .where(
          and(
            attemptOf(wanted.provider, wanted.stateHash),
            eq(loginAttempts.browserHash, wanted.browserHash),
            gt(loginAttempts.expiresAt, wanted.now),
          ),
        )
        .returning({ proof: loginAttempts.proof, returnPath: loginAttempts.returnPath });
      return spent ?? null;
    },

    async addPerson(person: Omit<SocialPersonRow, 'tenantId' | 'spentAt'>) {
      await db.insert(socialPersons).values({ ...person, tenantId });
    },

    /** A person still waiting for an account, by the hash of the code or of the token. */
    async findPerson(hash: { codeHash: string } | { tokenHash: string }, now: Date) {
      const [found] = await db
        .select()
        .from(socialPersons)
        .where(
          and(
            eq(socialPersons.tenantId, tenantId),
            'codeHash' in hash
              ? eq(socialPersons.codeHash, hash.codeHash)
              : eq(socialPersons.tokenHash, hash.tokenHash),
            isNull(socialPersons.spentAt),
            gt(socialPersons.expiresAt, now),
          ),
        );
      return found ?? null;
    },

    /** Takes a person over into an account; null when somebody did already. One caller wins. */
    async consumePerson(tokenHash: string, now: Date): Promise<SocialPersonRow | null> {
      const [spent] = await db
        .update(socialPersons)
        .set({ spentAt: now })
        .where(
          and(
            eq(socialPersons.tenantId, tenantId),
            eq(socialPersons.tokenHash, tokenHash),
            isNull(socialPersons.spentAt),
            gt(socialPersons.expiresAt, now),
          ),
        )
        .returning();
      return spent ?? null;
    },

    async addLoginToken(token: Omit<typeof loginTokens.$inferInsert, 'tenantId'>) {
      await db.insert(loginTokens).values({ ...token, tenantId });
    },

    /** The user of a login token, which is gone with it; null for an unknown, used or old one. */
    async consumeLoginToken(tokenHash: string, now: Date) {
      const [spent] = await db
        .delete(loginTokens)
        .where(and(eq(loginTokens.tenantId, tenantId), eq(loginTokens.tokenHash, tokenHash)))
        .returning();
      return spent !== undefined && spent.expiresAt > now ? spent.userId : null;
    },

    async deleteExpired(before: Date) {
      await db
        .delete(loginAttempts)
        .where(and(eq(loginAttempts.tenantId, tenantId), lt(loginAttempts.expiresAt, before)));
      await db
        .delete(socialPersons)
        .where(and(eq(socialPersons.tenantId, tenantId), lt(socialPersons.expiresAt, before)));
      await db
        .delete(loginTokens)
        .where(and(eq(loginTokens.tenantId, tenantId), lt(loginTokens.expiresAt, before)));
    },
  };
}
