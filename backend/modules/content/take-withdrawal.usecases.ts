import { shopZone } from '../../../contract/rules/time/zone-time.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
import type { ContentContext } from './content.context.ts';

/** What the functions of this file touch. */
export type WithdrawalContext = Transactional<
  Pick<ContentContext, 'config' | 'facts' | 'mailLook' | 'now' | 'outbox'>
>;

/** A declaration as it came: the order it names, where the acknowledgement goes, and all of it line by line. */
interface Withdrawal {
  readonly order: string;
  readonly email: string;
  readonly lines: readonly string[];
}

const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: shopZone,
});

/**
 * Mails a declaration of withdrawal to the shop, and to who declared it the acknowledgement with its content, day and
 * time; both or neither (art. 54-bis Codice del consumo, B-41). Answers what the consumer reads on the screen.
 */
export async function takeWithdrawal(
  context: WithdrawalContext,
  { order, email, lines }: Withdrawal,
): Promise<string> {
  const when = dayAndTime.format(context.now);
  await context.transaction(async (unit) => {
    await sendMail(unit, {
      to: unit.facts.email,
      kind: 'withdrawal',
      subject: `Recesso dal contratto: ordine ${order}`,
      params: {},
      lines: [`Recesso ricevuto il ${when}.`, ...lines],
    });
    await sendMail(unit, {
      to: email,
      kind: 'withdrawal_received',
      subject: 'Abbiamo ricevuto il tuo recesso',
      params: {},
      lines: [
        `Abbiamo ricevuto la tua dichiarazione di recesso il ${when}. Conserva questa e-mail: è la tua ricevuta.`,
        'Che cosa ci hai dichiarato:',
        ...lines,
        'Hai 14 giorni per rendere i prodotti. Se per qualcuno di loro la legge esclude il recesso, ti scriviamo.',
        { label: 'Come si rendono e quando rivedi i soldi', url: shopUrl(unit, '/page/resi-e-rimborsi') },
      ],
    });
  });
  return `L’abbiamo ricevuto il ${when}. La ricevuta, con quello che hai dichiarato, è in arrivo a ${email}.`;
}
