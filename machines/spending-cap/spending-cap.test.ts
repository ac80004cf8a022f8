import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { spendingCapLogic } from './spending-cap.logic.ts';
import {
  capError,
  hasFormerCap,
  isCapBusy,
  isCapEdited,
  isCapWrong,
  typedCap,
} from './spending-cap.selectors.ts';
import type { SpendingCapEmitted } from './spending-cap.types.ts';

function start() {
  const clock = new SimulatedClock();
  const save = held<CartAnswer, { cents: number | null }>();
  const actor = createActor(spendingCapLogic.provide({ actors: { saveCap: save.logic } }), { clock });
  const emitted: SpendingCapEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (text: string, cents: number | null) => {
    actor.send({ type: 'cap.open', cents: 8000, text: '80,00' });
    actor.send({ type: 'cap.type', text });
    actor.send({ type: 'cap.save', cents });
  };
  const seen = () => {
    const flow = actor.getSnapshot();
    return {
      open: isCapEdited(flow),
      text: typedCap(flow),
      busy: isCapBusy(flow),
      wrong: isCapWrong(flow),
      failure: capError(flow)?.failure,
    };
  };
  return { actor, clock, save, emitted, type, seen, sent: () => save.calls.map(({ input }) => input.cents) };
}

const closed = { open: false, text: '', busy: false, wrong: false, failure: undefined };
const typed = { ...closed, open: true, text: '90,50' };

test('B-36: a cap is saved in cents, and the form closes on the answer', async () => {
  const { type, save, sent, seen, emitted } = start();
  type('90,50', 9050);
  expect([sent(), seen()]).toEqual([[9050], { ...typed, busy: true }]);
  const answer = anAnswer();
  await save.latest().answer(answer);
  expect([emitted, seen()]).toEqual([[{ type: 'cart.answered', answer }], closed]);
});

test('B-36: a cap as before is not sent; one is taken away', () => {
  const { actor, type, sent, seen } = start();
  type('80', 8000);
  expect([sent(), seen()]).toEqual([[], closed]);
  actor.send({ type: 'cap.open', cents: 8000, text: '80,00' });
  expect(hasFormerCap(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'cap.remove' });
  expect(sent()).toEqual([null]);
});

test.each([
  ['no amount', null],
  ['below 1 €', 99],
  ['above 9.999 €', 999_901],
])('B-36: what is %s is not sent and stays typed', (_, cents) => {
  const { actor, type, sent, seen, emitted } = start();
  type('x', cents);
  expect([sent(), seen(), emitted]).toEqual([[], { ...typed, text: 'x', wrong: true }, []]);
  actor.send({ type: 'cap.type', text: '90,50' });
  expect(seen()).toEqual(typed);
});

test.each(['refused', 'timeout'] as const)(
  'ERR-11: a cap that is not saved (%s) stays typed, with the reason',
  async (failure) => {
    const { actor, type, save, clock, seen, sent, emitted } = start();
    type('90,50', 9050);
    if (failure === 'refused') await save.latest().fail(refusal('cart.spendingCap.bounds'));
    else clock.increment(12_000);
    expect([seen(), emitted]).toEqual([{ ...typed, failure }, [{ type: 'cart.outcomeUnknown' }]]);
    actor.send({ type: 'cap.save', cents: 9050 });
    expect([sent(), seen().failure]).toEqual([[9050, 9050], undefined]);
  },
);

test.each([
  ['SES-07: an expired session', 'sessionExpired', 'session.opened'],
  ['ERR-13: a service that is down', 'serviceDown', 'service.resumed'],
] as const)('%s keeps what is typed until it is back', async (_what, failure, back) => {
  const { actor, type, save, sent, seen } = start();
  type('90,50', 9050);
  await save.latest().fail(failed(failure));
  expect(seen()).toEqual({ ...typed, busy: true });
  actor.send({ type: back });
  expect(sent()).toEqual([9050, 9050]);
});

test('SES-14: a login that is closed leads back to what is typed; whoever leaves takes it along', async () => {
  const { actor, type, save, seen } = start();
  type('90,50', 9050);
  await save.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'login.dismissed' });
  expect(seen()).toEqual(typed);
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect(seen()).toEqual(closed);
});
