import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { shopMachine } from '../../machines/shop/shop.machine.ts';
import { longLived, longLivedNames } from '../../paths/fixtures/long-lived.ts';

describe('the table of long-lived machines', () => {
  test('is what the shop spawns, no more and no less', () => {
    const shop = createActor(shopMachine.provide({ actors: longLived }), {
      input: {
        path: '/',
        cart: { isLive: true, bypass: { address: false, timeslot: false } },
        isStranger: false,
        staleUserId: null,
        minProfileLevel: 2,
      },
    });
    expect(Object.keys(shop.getSnapshot().children).toSorted()).toEqual(longLivedNames.toSorted());
  });

  test('and the chart of the shop are the only places that make a machine long-lived', async () => {
    const places: Record<string, string[]> = {};
    for await (const path of glob('{src,machines}/**/*.{ts,tsx}')) {
      if (path.endsWith('.test.ts') || path.startsWith('src/views/')) continue;
      const text = readFileSync(path, 'utf8');
      for (const name of longLivedNames) {
        const folder = `machines/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
        const isNamed = new RegExp(`\\b(?:${name}|${name}(?:Machine|Logic|Actors))\\b`).test(text);
        if (isNamed && !path.startsWith(folder)) (places[name] ??= []).push(path);
      }
    }
    expect(places['giftCode']?.toSorted()).toEqual([
      'machines/shop/shop.machine.ts',
      'src/wiring/long-lived-machines.ts',
    ]);
    expect(places['slotHold']?.toSorted()).toEqual([
      'machines/shop/shop.machine.ts',
      'src/wiring/long-lived-machines.ts',
    ]);
  });
});
