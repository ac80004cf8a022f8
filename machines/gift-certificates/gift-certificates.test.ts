import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Loyalty } from '../../contract/api/account/loyalty.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { aLoyalty, noLoyalty } from '../../paths/fixtures/loyalty-fixtures.ts';
import { giftCertificatesLogic } from './gift-certificates.logic.ts';
import {
  hasLoyaltyFailed,
  isCardShown,
  isLoyaltyAwaitingSession,
  loyaltyError,
  shownGroup,
  shownLoyalty,
  toldCode,
  usedCode,
} from './gift-certificates.selectors.ts';
import type { GiftCertificatesEmitted } from './gift-certificates.types.ts';

function start() {
  const clock = new SimulatedClock();
  const view = held<Loyalty>();
  const apply = held<CartAnswer, { code: string }>();
  const actor = createActor(
    giftCertificatesLogic.provide({ actors: { viewLoyalty: view.logic, applyGift: apply.logic } }),
    { clock },
  );
  const emitted: GiftCertificatesEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, view, apply, emitted, at: () => actor.getSnapshot() };
}

async function shown(loyalty = aLoyalty()) {
  const started = start();
  await started.view.latest().answer(loyalty);
  return { ...started, use: (code: string) => started.actor.send({ type: 'gift.use', code }) };
}

test('LOY-05, CART-09: a certificate is put on the cart by one call, and the cart is told', async () => {
  const { use, at, apply, emitted } = await shown();
  use('GIFT5');
  use('SCUSA-GIULIA');
  expect([apply.calls.map(({ input }) => input), usedCode(at())]).toEqual([[{ code: 'GIFT5' }], 'GIFT5']);
  const answer = anAnswer();
  await apply.latest().answer(answer);
  expect([emitted, usedCode(at()), toldCode(at()), loyaltyError(at())]).toEqual([
    [{ type: 'cart.answered', answer }],
    null,
    'GIFT5',
    null,
  ]);
});

test.each(['GRANDE-SPESA', 'SCADUTO10', 'ALTRUI'])('LOY-05: %s cannot be used', async (code) => {
  const { use, apply } = await shown();
  use(code);
  expect(apply.calls).toHaveLength(0);
});

test('LOY-05, LOY-06: a refused one says why until another is tried', async () => {
  const { use, at, apply } = await shown();
  use('GIFT5');
  await apply.latest().fail(refusal('gift.minSpend', 'Servono 30,00 €'));
  expect([toldCode(at()), loyaltyError(at())?.messages[0]?.text]).toEqual(['GIFT5', 'Servono 30,00 €']);
  use('SCUSA-GIULIA');
  expect([toldCode(at()), loyaltyError(at())]).toEqual([null, null]);
});

test('ERR-04: one nobody answers says so', async () => {
  const { use, at, apply, clock } = await shown();
  use('GIFT5');
  clock.increment(12_000);
  expect([toldCode(at()), loyaltyError(at())?.failure, apply.latest().signal.aborted]).toEqual([
    'GIFT5',
    'timeout',
    true,
  ]);
});

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, ERR-13: one cut off by %s is made good at %s', async (kind, back) => {
  const { actor, at, use, view, apply } = await shown();
  use('GIFT5');
  await apply.latest().fail(failed(kind));
  expect([isLoyaltyAwaitingSession(at()), shownLoyalty(at())]).toEqual([true, null]);
  actor.send({ type: back });
  await view.latest().answer(aLoyalty());
  expect(apply.calls.map(({ input }) => input)).toEqual([{ code: 'GIFT5' }, { code: 'GIFT5' }]);
});

test('SES-07: one that was used up meanwhile is not tried again', async () => {
  const { actor, at, use, view, apply } = await shown();
  use('GIFT5');
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  await view.latest().answer(noLoyalty());
  expect([apply.calls.length, usedCode(at())]).toEqual([1, null]);
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, use, view, apply } = await shown();
    use('GIFT5');
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send(event);
    actor.send({ type: 'session.opened' });
    await view.latest().answer(aLoyalty());
    expect(apply.calls).toHaveLength(1);
  },
);

test('LOY-05: the valid ones are looked at first, others on demand; a use leaves them there', async () => {
  const { actor, at, use, apply } = await shown();
  expect(shownGroup(at())).toBe('usable');
  for (const group of ['over', 'coming', 'usable'] as const) {
    actor.send({ type: 'group.choose', group });
    expect([shownGroup(at()), apply.calls.length]).toEqual([group, 0]);
  }
  actor.send({ type: 'group.choose', group: 'coming' });
  use('GIFT5');
  await apply.latest().answer(anAnswer());
  expect(shownGroup(at())).toBe('coming');
});

test('LOY-02: the card is shown and put away; who has none is shown none', async () => {
  const { actor, at } = await shown();
  actor.send({ type: 'card.show' });
  expect(isCardShown(at())).toBe(true);
  actor.send({ type: 'card.hide' });
  expect(isCardShown(at())).toBe(false);
  const without = await shown(noLoyalty());
  without.actor.send({ type: 'card.show' });
  expect(isCardShown(without.at())).toBe(false);
});

test('ERR-04: what does not load can be asked for again', async () => {
  const { actor, at, view } = start();
  await view.latest().fail(failed('network'));
  expect(hasLoyaltyFailed(at())).toBe(true);
  actor.send({ type: 'loyalty.reload' });
  await view.latest().answer(aLoyalty());
  expect([shownLoyalty(at())?.points, loyaltyError(at())]).toEqual([1284, null]);
});
