import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { areaNoticeLogic } from './area-notice.logic.ts';
import type { LeftEmail } from './area-notice.machine.ts';
import {
  isNoticeNoted,
  isNoticeSending,
  noticeEmail,
  noticeEmailError,
  noticeError,
} from './area-notice.selectors.ts';

const email = 'giulia@posta.example';

function start() {
  const clock = new SimulatedClock();
  const call = held<void, LeftEmail>();
  const actor = createActor(areaNoticeLogic.provide({ actors: { leaveEmail: call.logic } }), {
    clock,
    input: { postalcode: '80134' },
  });
  actor.start();
  const type = (text: string) => actor.send({ type: 'email.changed', text });
  const press = () => actor.send({ type: 'notice.request' });
  return { at: () => actor.getSnapshot(), type, press, clock, call };
}

test('SES-17: an e-mail is left for the place that was asked about, and noted', async () => {
  const { at, type, press, call } = start();
  type(` ${email} `);
  press();
  expect([isNoticeSending(at()), call.latest().input]).toEqual([true, { postalcode: '80134', email }]);
  await call.latest().answer();
  expect([isNoticeNoted(at()), isNoticeSending(at())]).toEqual([true, false]);
});

test.each([
  [' ', 'Campo obbligatorio'],
  ['giulia', 'Digitare una e-mail valida'],
])('VAL-05, VAL-14: %j is told at its field until it is typed in, and nothing is sent', (text, message) => {
  const { at, type, press, call } = start();
  type(text);
  press();
  expect([noticeEmailError(at()), noticeEmail(at()), call.calls.length]).toEqual([message, text, 0]);
  type(`${text}@`);
  expect(noticeEmailError(at())).toBeNull();
});

test('RULE-REGISTRATION-5: a double press sends once, and none is sent after it was noted', async () => {
  const { type, press, call } = start();
  type(email);
  press();
  press();
  await call.latest().answer();
  press();
  expect(call.calls).toHaveLength(1);
});

test('VAL-15: a refusal is told at the e-mail where it is about it, else beside it', async () => {
  const { at, type, press, call } = start();
  type(email);
  press();
  const messages = [{ code: 'validation', text: 'Digitare una e-mail valida', field: 'email' }];
  await call.latest().fail(new ApiFailure('refused', { messages }));
  expect([noticeEmailError(at()), noticeError(at())]).toEqual(['Digitare una e-mail valida', null]);
  press();
  await call.latest().fail(refusal('area.served', 'A questo CAP consegniamo già.'));
  expect([noticeEmailError(at()), noticeError(at())?.messages[0]?.code]).toEqual([null, 'area.served']);
  expect([isNoticeNoted(at()), noticeEmail(at())]).toEqual([false, email]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: what was typed meanwhile stays where the answer %s, and can be sent again',
  async (how) => {
    const { at, type, press, clock, call } = start();
    type('giulia@posta.exampl');
    press();
    type(email);
    if (how === 'fails') await call.latest().fail(failed('network'));
    else clock.increment(20_000);
    expect([isNoticeSending(at()), noticeEmail(at()), noticeError(at()) === null]).toEqual([
      false,
      email,
      false,
    ]);
    press();
    expect([call.latest().input.email, noticeError(at())]).toEqual([email, null]);
  },
);
