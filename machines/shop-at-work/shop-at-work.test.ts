import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { shopAtWorkLogic } from './shop-at-work.logic.ts';
import {
  isSubscribingAtWork,
  joinedWorkplace,
  workCode,
  workCodeError,
  workCodeFault,
} from './shop-at-work.selectors.ts';

const officine: Workplace = { subscribed: true, addressId: 7, name: 'Officine Appia' };
const unknownCode = 'Il codice non è valido: controllalo con la tua azienda.';

function start() {
  const clock = new SimulatedClock();
  const subscribe = held<Workplace, { code: string }>();
  const actor = createActor(shopAtWorkLogic.provide({ actors: { subscribe: subscribe.logic } }), {
    clock,
  }).start();
  const field = () => {
    const at = actor.getSnapshot();
    return {
      code: workCode(at),
      fault: workCodeFault(at),
      error: workCodeError(at),
      workplace: joinedWorkplace(at),
      isBusy: isSubscribingAtWork(at),
    };
  };
  return {
    actor,
    clock,
    subscribe,
    field,
    send: (text: string) => {
      actor.send({ type: 'code.changed', text });
      actor.send({ type: 'code.subscribe' });
    },
  };
}

const empty = { code: '', fault: null, error: null, workplace: null, isBusy: false };

test('REG-24: a code is sent once without its blanks, and the workplace is told', async () => {
  const { actor, subscribe, field, send } = start();
  send(' UFFICIO1 ');
  actor.send({ type: 'code.subscribe' });
  expect([subscribe.calls.map(({ input }) => input), field()]).toEqual([
    [{ code: 'UFFICIO1' }],
    { ...empty, code: ' UFFICIO1 ', isBusy: true },
  ]);
  await subscribe.latest().answer(officine);
  expect(field()).toEqual({ ...empty, workplace: 'Officine Appia' });
  actor.send({ type: 'code.changed', text: 'U' });
  expect(field()).toEqual({ ...empty, code: 'U' });
});

test.each(['', '   '])('VAL-14: "%s" is told at the field and not sent', (text) => {
  const { subscribe, field, send } = start();
  send(text);
  expect([subscribe.calls, field()]).toEqual([[], { ...empty, code: text, fault: 'Campo obbligatorio' }]);
});

test('REG-24: an unknown code stays in the field with the reason until it is written otherwise', async () => {
  const { actor, subscribe, field, send } = start();
  send('UFFICIO2');
  await subscribe.latest().fail(refusal('shopatwork.unknown', unknownCode));
  expect(field()).toEqual({
    ...empty,
    code: 'UFFICIO2',
    error: { failure: 'refused', messages: [{ code: 'shopatwork.unknown', text: unknownCode, field: null }] },
  });
  actor.send({ type: 'code.changed', text: 'UFFICIO1' });
  expect(field()).toEqual({ ...empty, code: 'UFFICIO1' });
});

test.each(['network', 'timeout'] as const)('ERR-04: after %s the code can be sent again', async (how) => {
  const { actor, clock, subscribe, field, send } = start();
  send('UFFICIO1');
  if (how === 'timeout') clock.increment(12_000);
  else await subscribe.latest().fail(failed(how));
  expect([field().code, field().error?.failure, field().isBusy]).toEqual(['UFFICIO1', how, false]);
  actor.send({ type: 'code.subscribe' });
  expect([subscribe.calls.length, field()]).toEqual([2, { ...empty, code: 'UFFICIO1', isBusy: true }]);
});

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, ERR-13: after %s it is sent once more at %s', async (kind, back) => {
  const { actor, subscribe, field, send } = start();
  send('UFFICIO1');
  await subscribe.latest().fail(failed(kind));
  actor.send({ type: 'session.closed', reason: 'expired' });
  expect(field()).toEqual({ ...empty, code: 'UFFICIO1' });
  actor.send({ type: back });
  actor.send({ type: back });
  expect(subscribe.calls.map(({ input }) => input)).toEqual([{ code: 'UFFICIO1' }, { code: 'UFFICIO1' }]);
});

test('SES-14: once the login is dismissed it is not sent by a later one', async () => {
  const { actor, subscribe, field, send } = start();
  send('UFFICIO1');
  await subscribe.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'login.dismissed' });
  actor.send({ type: 'session.opened' });
  expect([subscribe.calls.length, field()]).toEqual([1, { ...empty, code: 'UFFICIO1' }]);
});

test('SES-08: whoever leaves takes code and workplace along', async () => {
  const { actor, subscribe, field, send } = start();
  send('UFFICIO1');
  await subscribe.latest().answer(officine);
  send('UFFICIO2');
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([field(), subscribe.latest().signal.aborted]).toEqual([empty, true]);
});
