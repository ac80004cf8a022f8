import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { InEach } from '../../platform/said.ts';
import { isServed } from '../address/address.view.ts';
import { placeOfPostalcode } from '../geocoder/places.ts';
import { languageOfUser } from '../user/user-language.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import type { AreaNoticeContext } from './area-notice.context.ts';
import type { AreaNotice } from './area-notice.repository.ts';

/** What the functions of this file touch. */
type SendNoticesContext = Pick<
  AreaNoticeContext,
  'areaNotices' | 'config' | 'facts' | 'mailLook' | 'now' | 'outbox'
>;

const kind = 'area_served';
const mostAtOnce = 200;
const longestWaitMs = 365 * dayMs;
/** For whoever asks what became of a mail that was sent, and for an operator to mend one that was not. */
const sentKeptMs = dayMs;
const unsentKeptMs = 30 * dayMs;

interface NoticeWords {
  readonly subject: string;
  readonly greeting: string;
  readonly news: string;
  readonly link: string;
  readonly farewell: string;
}

const wordsFor = (place: string): InEach<NoticeWords> => ({
  it: {
    subject: 'Adesso arriviamo da te',
    greeting: 'Ciao,',
    news: `ora portiamo la spesa anche a ${place}: ci avevi chiesto di avvisarti.`,
    link: 'Inizia la spesa',
    farewell:
      'Non ti scriveremo altro: il tuo indirizzo e-mail l’avevi lasciato solo per questo, e lo cancelliamo.',
  },
  'en-US': {
    subject: 'We now deliver to you',
    greeting: 'Hi,',
    news: `We now deliver groceries to ${place} too: you had asked us to let you know.`,
    link: 'Start shopping',
    farewell:
      'We will not write to you again: you left your e-mail address for this alone, and we delete it.',
  },
});

async function sendNotice(unit: SendNoticesContext, notice: AreaNotice): Promise<void> {
  const { email, postalcode } = notice;
  const place = [postalcode, placeOfPostalcode(postalcode)?.city].filter(Boolean).join(' ');
  const language = languageOfUser(notice, unit.facts);
  const words = wordsFor(place)[language];
  await sendMail(unit, {
    to: email,
    language,
    kind,
    subject: words.subject,
    params: { postalcode },
    lines: [
      words.greeting,
      words.news,
      { label: words.link, url: pageUrl(unit, language, '/') },
      words.farewell,
    ],
  });
}

/** Writes to those whose postal code is served by now, each once: the notice goes with the mail (SES-17). */
export async function sendAreaNotices(context: Transactional<SendNoticesContext>): Promise<void> {
  const served = (await context.areaNotices.postalcodes()).filter((code) => isServed(context.facts, code));
  if (served.length === 0) return;
  for (const notice of await context.areaNotices.list(served, mostAtOnce)) {
    await context.transaction(async (unit) => {
      if (await unit.areaNotices.take(notice)) await sendNotice(unit, notice);
    });
  }
}

/** Forgets who waited for a year in vain, and the e-mails of those who were written to. */
export async function forgetAreaNotices({
  areaNotices,
  outbox,
  now,
}: Pick<AreaNoticeContext, 'areaNotices' | 'now' | 'outbox'>): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await areaNotices.deleteBefore(ago(longestWaitMs));
  await outbox.deleteOfKind(kind, { sentBefore: ago(sentKeptMs), writtenBefore: ago(unsentKeptMs) });
}
