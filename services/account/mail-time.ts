import * as v from 'valibot';
import { mailTimeOf, type MailTime } from '../../contract/rules/session/mail-time.ts';

/** When a mail was last sent from this tab; ends with it. */
export interface MailTimeStore {
  read(): MailTime | null;
  keep(sentAt: number): MailTime;
}

/** The address of a new account is written to, or somebody who forgot a password. */
type Mail = 'registration' | 'recovery';

const sentAtSchema = v.pipe(v.string(), v.digits(), v.transform(Number));

/** A browser that refuses storage does not know: another mail may be asked for at once. */
export function mailTimeIn(storage: () => Storage, mail: Mail): MailTimeStore {
  const key = `mailedAt.${mail}`;
  return {
    read() {
      try {
        const kept = v.safeParse(sentAtSchema, storage().getItem(key));
        return kept.success ? mailTimeOf(kept.output) : null;
      } catch {
        return null;
      }
    },
    keep(sentAt) {
      try {
        storage().setItem(key, String(sentAt));
      } catch {
        // the page that sent it knows
      }
      return mailTimeOf(sentAt);
    },
  };
}
