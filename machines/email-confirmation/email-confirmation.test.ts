import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import { held } from '../../tests/machines/held.ts';
import { emailConfirmationLogic } from './email-confirmation.logic.ts';
import { cameByLink, isConfirmed } from './email-confirmation.selectors.ts';

const email = 'giulia@posta.example';
const openedAt = 1_000_000;

function start(code: string | null, lastMail: MailTime | null = null) {
  const clock = new SimulatedClock();
  const confirm = held<void, { email: string; code: string }>();
  const resend = held<MailTime, { email: string }>();
  const actor = createActor(
    emailConfirmationLogic.provide({ actors: { confirmEmail: confirm.logic, resendMail: resend.logic } }),
    { clock, input: { email, code, lastMail, learntAt: openedAt } },
  ).start();
  return { confirm, at: () => actor.getSnapshot() };
}

test('REG-08: the mailed link confirms, with its code and e-mail', async () => {
  const { at, confirm } = start('a-code');
  expect(confirm.calls.map(({ input }) => input)).toEqual([{ email, code: 'a-code' }]);
  await confirm.latest().answer();
  expect([isConfirmed(at()), cameByLink(at())]).toEqual([true, true]);
});
