import type { AnalyticsEvent } from '../../contract/api/analytics.ts';
import type { Currency } from '../../contract/currencies.ts';
import type { CookieGrants } from '../../contract/rules/session/cookie-preferences.ts';
import type { AnalyticsChannel } from './analytics-channel.ts';

type Entry = Readonly<Record<string, unknown>>;

export interface TagManagerDependencies {
  /** Id of the container. */
  container: string;
  /** Of every amount. */
  currency: Currency;
  /** The list the tag manager reads; made where there is none. */
  dataLayer: { push: (entry: Entry) => void };
  /** What the visitor allows by now. */
  grants: () => CookieGrants;
  /** Puts a script into the page; resolves when it has run. */
  loadScript: (url: string) => Promise<void>;
  /** Deletes cookies and stored values that the tag manager's scripts made. */
  forget: () => void;
  /** Loads the page anew: what runs in it cannot be stopped otherwise. */
  reload: () => void;
  now: () => number;
}

/** Returns cents as the amounts tag managers take, in units of the currency. */
const units = (cents: number): number => cents / 100;

/** Returns an event as a tag manager's data layer takes it: amounts in units, the currency beside them. */
function entryOf({ name, ...rest }: AnalyticsEvent, currency: Currency): Entry {
  const items = 'items' in rest ? rest.items.map((item) => ({ ...item, price: units(item.price) })) : null;
  const amounts = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      (key === 'value' || key === 'shipping') && typeof value === 'number' ? [[key, units(value)]] : [],
    ),
  );
  if (items === null) return { event: name, ...rest };
  return { event: name, ecommerce: { currency, ...rest, ...amounts, items } };
}

/** What consent means to the tags: those about advertising need that to profiling (COOK-04). */
function consentOf({ analytics, profilation }: CookieGrants): Entry {
  const word = (isGiven: boolean) => (isGiven ? 'granted' : 'denied');
  return {
    analytics_storage: word(analytics),
    ad_storage: word(profilation),
    ad_user_data: word(profilation),
    ad_personalization: word(profilation),
  };
}

/** A command as the tags take it: the arguments of a call, where a list would be taken for nothing. */
function commandOf(..._words: readonly unknown[]): Entry {
  // oxlint-disable-next-line prefer-rest-params -- A rest parameter is a list.
  return arguments as unknown as Entry; // what a call is given is read by its numbers
}

/** A tag manager: its script is loaded with the consent and not before, and reads what stands in the data layer. */
export function tagManagerChannel(deps: TagManagerDependencies): AnalyticsChannel {
  return {
    async open() {
      deps.dataLayer.push(commandOf('consent', 'default', consentOf(deps.grants())));
      deps.dataLayer.push({ 'gtm.start': deps.now(), event: 'gtm.js' });
      const query = new URLSearchParams({ id: deps.container }).toString();
      await deps.loadScript(`https://www.googletagmanager.com/gtm.js?${query}`);
    },
    send(events) {
      for (const event of events) deps.dataLayer.push(entryOf(event, deps.currency));
    },
    tellGrants: () => deps.dataLayer.push(commandOf('consent', 'update', consentOf(deps.grants()))),
    close() {
      const refusal = { analytics: false, profilation: false };
      deps.dataLayer.push(commandOf('consent', 'update', consentOf(refusal)));
      deps.forget();
      deps.reload();
    },
  };
}
