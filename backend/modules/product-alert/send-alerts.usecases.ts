import type { Transactional } from '../../platform/platform-context.ts';
import type { InEach } from '../../platform/said.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import { tellPerson } from '../push/tell.ts';
import type { PushWords, TellContext } from '../push/tell.ts';
import { languageOfUser } from '../user/user-language.ts';
import type { ProductAlertContext } from './product-alert.context.ts';
import type { ProductAlertRow } from './product-alert.repository.ts';

/** What the functions of this file touch. */
type SendAlertsContext = TellContext &
  Pick<ProductAlertContext, 'config' | 'mailLook' | 'outbox' | 'productAlerts' | 'shop'>;

const mostAtOnce = 200;

interface AlertWords {
  readonly subject: string;
  readonly greeting: string;
  readonly news: string;
  readonly link: string;
}

const wordsFor = (firstName: string, product: string): InEach<AlertWords> => ({
  it: {
    subject: `${product} è di nuovo disponibile`,
    greeting: `Ciao ${firstName},`,
    news: `${product} è di nuovo disponibile: ci avevi chiesto di avvisarti.`,
    link: 'Vedi il prodotto',
  },
  'en-US': {
    subject: `${product} is available again`,
    greeting: `Hi ${firstName},`,
    news: `${product} is available again: you had asked us to let you know.`,
    link: 'See the product',
  },
});

// A lock screen says no name of what somebody buys.
const news: InEach<PushWords> = {
  it: { title: 'Di nuovo disponibile', body: 'È tornato un prodotto che aspettavi.' },
  'en-US': { title: 'Available again', body: 'A product you were waiting for is back.' },
};

async function sendAlert(unit: SendAlertsContext, { userId, productId }: ProductAlertRow): Promise<void> {
  const user = await unit.users.findById(userId);
  const { catalogue } = await unit.shop();
  const product = catalogue.byId(productId);
  if (user === null || user.anonymisedAt !== null || product === null) return;
  const { name, slug } = product.row;
  const language = languageOfUser(user, unit.facts);
  const words = wordsFor(user.firstName, name)[language];
  await sendMail(unit, {
    to: user.email,
    userId,
    language,
    kind: 'product_back',
    subject: words.subject,
    params: { productId },
    lines: [
      words.greeting,
      words.news,
      { label: words.link, url: pageUrl(unit, language, `/product/${slug}`) },
    ],
  });
  await tellPerson(unit, { userId, topic: 'productBack', words: news, navTo: `/product/${slug}` });
}

/** Tells those who wait for what is back, each once: the alert goes with the mail (B-25). */
export async function sendProductAlerts(context: Transactional<SendAlertsContext>): Promise<void> {
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const isSent = await context.transaction(async (unit) => {
      const alert = await unit.productAlerts.takeReturned();
      if (alert === null) return false;
      await sendAlert(unit, alert);
      await unit.productAlerts.remove(alert);
      return true;
    });
    if (!isSent) return;
  }
}
