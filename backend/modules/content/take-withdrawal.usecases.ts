import type { Language } from '../../../contract/languages.ts';
import { shopZone } from '../../../contract/rules/time/zone-time.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { inEach, locales } from '../../platform/said.ts';
import type { InEach, Said } from '../../platform/said.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import type { ContentContext } from './content.context.ts';

/** What the functions of this file touch. */
export type WithdrawalContext = Transactional<
  Pick<ContentContext, 'config' | 'facts' | 'language' | 'mailLook' | 'now' | 'outbox'>
>;

/** A declaration as it came: the order it names, where the acknowledgement goes, and all of it line by line, by language. */
interface Withdrawal {
  readonly order: string;
  readonly email: string;
  readonly linesIn: (language: Language) => readonly string[];
}

const dayAndTime = inEach(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: shopZone,
    }),
);

interface ReceivedWords {
  readonly subject: string;
  readonly opening: string;
  readonly declared: string;
  readonly term: string;
  readonly link: string;
}

const receivedWords = (when: Said): InEach<ReceivedWords> => ({
  it: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    opening: `Abbiamo ricevuto la tua dichiarazione di recesso il ${when.it}. Conserva questa e-mail: è la tua ricevuta.`,
    declared: 'Che cosa ci hai dichiarato:',
    term: 'Hai 14 giorni per rendere i prodotti. Se per qualcuno di loro la legge esclude il recesso, ti scriviamo.',
    link: 'Come si rendono e quando rivedi i soldi',
  },
  'en-US': {
    subject: 'We have received your withdrawal',
    opening: `We received your declaration of withdrawal on ${when['en-US']}. Keep this e-mail: it is your receipt.`,
    declared: 'What you declared:',
    term: 'You have 14 days to return the products. If the law excludes withdrawal for any of them, we will write to you.',
    link: 'How to return them and when you get your money back',
  },
});

const noticeWords = (order: string, when: Said): InEach<{ subject: string; line: string }> => ({
  it: { subject: `Recesso dal contratto: ordine ${order}`, line: `Recesso ricevuto il ${when.it}.` },
  'en-US': {
    subject: `Withdrawal from contract: order ${order}`,
    line: `Withdrawal received on ${when['en-US']}.`,
  },
});

/**
 * Mails a declaration of withdrawal to the shop, and to who declared it the acknowledgement with its content, day and
 * time; both or neither (art. 54-bis Codice del consumo, B-41). Answers what the consumer reads on the screen.
 */
export async function takeWithdrawal(
  context: WithdrawalContext,
  { order, email, linesIn }: Withdrawal,
): Promise<string> {
  const { language } = context;
  const own = context.facts.languages[0];
  const when = inEach((one) => dayAndTime[one].format(context.now));
  const notice = noticeWords(order, when)[own];
  const received = receivedWords(when)[language];
  await context.transaction(async (unit) => {
    await sendMail(unit, {
      to: unit.facts.email,
      language: own,
      kind: 'withdrawal',
      subject: notice.subject,
      params: {},
      lines: [notice.line, ...linesIn(own)],
    });
    await sendMail(unit, {
      to: email,
      language,
      kind: 'withdrawal_received',
      subject: received.subject,
      params: {},
      lines: [
        received.opening,
        received.declared,
        ...linesIn(language),
        received.term,
        { label: received.link, url: pageUrl(unit, language, '/page/resi-e-rimborsi') },
      ],
    });
  });
  const answer: Said = {
    it: `L’abbiamo ricevuto il ${when.it}. La ricevuta, con quello che hai dichiarato, è in arrivo a ${email}.`,
    'en-US': `We received it on ${when['en-US']}. The receipt, with what you declared, is on its way to ${email}.`,
  };
  return answer[language];
}
