import { describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/api/analytics.ts';
import { collectorChannel } from './collector-channel.ts';
import { tagManagerChannel } from './tag-manager-channel.ts';

const item = { item_id: '11', item_name: 'Penne rigate', item_brand: 'Trafilona', price: 99, quantity: 2 };
const purchase: AnalyticsEvent = {
  name: 'purchase',
  transaction_id: '501',
  value: 2489,
  shipping: 490,
  items: [item],
};

test('COOK-02: the collector gets one beacon for a batch, and keeps nothing', async () => {
  const sent: [string, string, Blob][] = [];
  const channel = collectorChannel({
    sendBeacon: (path, body) => {
      sent.push([path, body.type, body]);
      return true;
    },
  });
  await channel.open();
  channel.send([purchase, { name: 'search', search_term: 'pane' }]);
  channel.close();
  expect(sent.map(([path, type]) => [path, type])).toEqual([['/analytics/events', 'application/json']]);
  expect(JSON.parse((await sent[0]?.[2].text()) ?? '')).toEqual({
    events: [purchase, { name: 'search', search_term: 'pane' }],
  });
});

describe('a tag manager', () => {
  function open(grants = { analytics: true, profilation: false }) {
    const pushed: unknown[] = [];
    const did: string[] = [];
    const channel = tagManagerChannel({
      container: 'GTM-A&B',
      currency: 'USD',
      dataLayer: {
        push: (entry) =>
          void pushed.push(
            Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry,
          ),
      },
      grants: () => grants,
      loadScript: (url) => {
        did.push(url);
        return Promise.resolve();
      },
      forget: () => void did.push('forget'),
      reload: () => void did.push('reload'),
      now: () => 1_000,
    });
    return { channel, pushed, did };
  }

  test('COOK-02, COOK-04: is loaded when it is opened, after it is told what is allowed', async () => {
    const { channel, pushed, did } = open();
    expect([pushed, did]).toEqual([[], []]);
    await channel.open();
    expect(pushed).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
      { event: 'gtm.js', 'gtm.start': 1_000 },
    ]);
    expect(did).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-A%26B']);
  });

  test('COOK-02: an event has its amounts in units, the currency of the brand beside them', () => {
    const { channel, pushed } = open();
    channel.send([purchase, { name: 'login', method: 'password' }]);
    expect(pushed).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          currency: 'USD',
          transaction_id: '501',
          value: 24.89,
          shipping: 4.9,
          items: [{ ...item, price: 0.99 }],
        },
      },
      { event: 'login', method: 'password' },
    ]);
  });

  test('COOK-04: another choice is told as an update', () => {
    const { channel, pushed } = open({ analytics: true, profilation: true });
    channel.tellGrants();
    expect(pushed).toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: 'granted',
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
        },
      ],
    ]);
  });

  test('COOK-04: a withdrawal denies everything, deletes what was stored and loads the page anew, in this order', () => {
    const { channel, pushed, did } = open({ analytics: true, profilation: true });
    channel.close();
    expect([pushed, did]).toEqual([
      [
        [
          'consent',
          'update',
          {
            analytics_storage: 'denied',
            ad_storage: 'denied',
            ad_user_data: 'denied',
            ad_personalization: 'denied',
          },
        ],
      ],
      ['forget', 'reload'],
    ]);
  });
});
