import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PushSettings, PushSwitch } from '../../contract/api/account/push.ts';
import { settingsWithout } from '../../paths/fixtures/push-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { pushSettingsLogic } from './push-settings.logic.ts';
import {
  arePushSettingsAwaitingSession,
  turningSwitch,
  pushSettings,
  pushSettingsError,
  havePushSettingsFailed,
} from './push-settings.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const list = held<PushSettings>();
  const change = held<PushSettings, PushSwitch>();
  const actor = createActor(
    pushSettingsLogic.provide({ actors: { viewSettings: list.logic, turnSwitch: change.logic } }),
    { clock },
  ).start();
  return { actor, clock, list, change, at: () => actor.getSnapshot() };
}

async function shown() {
  const started = start();
  await started.list.latest().answer(settingsWithout());
  return started;
}

const reminderOff: PushSwitch = { name: 'deliveryReminder', isOn: false };

test('TEN-07: a switch is turned at once, by one call', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'switch.turn', ...reminderOff });
  actor.send({ type: 'switch.turn', name: 'quietHours', isOn: false });
  expect([change.calls.map(({ input }) => input), turningSwitch(at())]).toEqual([[reminderOff], reminderOff]);
  await change.latest().answer(settingsWithout('deliveryReminder'));
  expect([pushSettings(at()), turningSwitch(at())]).toEqual([settingsWithout('deliveryReminder'), null]);
});

test('TEN-07: a switch that stands so already asks for nothing', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'switch.turn', name: 'quietHours', isOn: true });
  expect([change.calls.length, turningSwitch(at())]).toEqual([0, null]);
});

test('TEN-07: a refused change goes back and says why', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'switch.turn', ...reminderOff });
  await change.latest().fail(refusal('parameters', 'Non si può'));
  expect([pushSettings(at()), turningSwitch(at()), pushSettingsError(at())?.messages[0]?.text]).toEqual([
    settingsWithout(),
    null,
    'Non si può',
  ]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: after a change whose answer %s the shop says what is so',
  async (how) => {
    const { actor, at, clock, list, change } = await shown();
    actor.send({ type: 'switch.turn', ...reminderOff });
    if (how === 'fails') await change.latest().fail(failed('network'));
    else clock.increment(12_000);
    await list.latest().answer(settingsWithout('deliveryReminder'));
    expect([list.calls.length, pushSettings(at()), pushSettingsError(at())?.failure]).toEqual([
      2,
      settingsWithout('deliveryReminder'),
      how === 'fails' ? 'network' : 'timeout',
    ]);
  },
);

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, SES-13, ERR-13: a change cut off by %s is made good at %s', async (kind, back) => {
  const { actor, at, list, change } = await shown();
  actor.send({ type: 'switch.turn', ...reminderOff });
  await change.latest().fail(failed(kind));
  expect([arePushSettingsAwaitingSession(at()), pushSettings(at())]).toEqual([true, null]);
  actor.send({ type: back });
  await list.latest().answer(settingsWithout());
  expect(change.calls.map(({ input }) => input)).toEqual([reminderOff, reminderOff]);
  await change.latest().answer(settingsWithout('deliveryReminder'));
  expect(pushSettings(at())).toEqual(settingsWithout('deliveryReminder'));
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, at, list, change } = await shown();
    actor.send({ type: 'switch.turn', ...reminderOff });
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send(event);
    actor.send({ type: 'session.opened' });
    await list.latest().answer(settingsWithout());
    expect([pushSettings(at()), change.calls.length]).toEqual([settingsWithout(), 1]);
  },
);

test('ERR-04: what fails to load can be asked for again', async () => {
  const { actor, at, list } = start();
  await list.latest().fail(failed('network'));
  expect(havePushSettingsFailed(at())).toBe(true);
  actor.send({ type: 'settings.reload' });
  await list.latest().answer(settingsWithout());
  expect([pushSettings(at()), pushSettingsError(at())]).toEqual([settingsWithout(), null]);
});
