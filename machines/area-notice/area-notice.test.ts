import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { held, refusal } from '../../tests/machines/held.ts';
import { areaNoticeLogic } from './area-notice.logic.ts';
import type { LeftEmail } from './area-notice.machine.ts';
import { isNoticeNoted, noticeEmail, noticeEmailError, noticeError } from './area-notice.selectors.ts';

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
  return { at: () => actor.getSnapshot(), type, press, call };
}

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
