import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { isServed } from '../address/address.view.ts';
import { placeOfPostalcode } from '../geocoder/places.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
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

async function sendNotice(unit: SendNoticesContext, { email, postalcode }: AreaNotice): Promise<void> {
  const place = [postalcode, placeOfPostalcode(postalcode)?.city].filter(Boolean).join(' ');
  await sendMail(unit, {
    to: email,
    kind,
    subject: 'Adesso arriviamo da te',
    params: { postalcode },
    lines: [
      'Ciao,',
      `ora portiamo la spesa anche a ${place}: ci avevi chiesto di avvisarti.`,
      { label: 'Inizia la spesa', url: shopUrl(unit, '/') },
      'Non ti scriveremo altro: il tuo indirizzo e-mail l’avevi lasciato solo per questo, e lo cancelliamo.',
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
