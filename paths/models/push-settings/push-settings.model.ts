import type { PushSettings, PushSwitch } from '../../../contract/api/account/push.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import type { pushSettingsActors } from '../../../machines/push-settings/push-settings.actors.ts';
import { pushSettingsLogic } from '../../../machines/push-settings/push-settings.logic.ts';
import {
  arePushSettingsBusy,
  arePushSettingsSignedOut,
  turningSwitch,
  pushSettings,
  pushSettingsError,
  havePushSettingsFailed,
} from '../../../machines/push-settings/push-settings.selectors.ts';
import { settingsWithout } from '../../fixtures/push-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SettingsStep = Step<typeof pushSettingsLogic, ReturnType<typeof pushSettingsActors>>;
type Settings = SettingsStep['after'];

const isResting = (flow: Settings): boolean => flow.matches('shown');
const hasFallen = (step: SettingsStep, call: 'viewSettings' | 'turnSwitch'): boolean =>
  ['network', 'timeout'].includes(failureOf(step.failed(call)?.error));
const wasDismissed = (step: SettingsStep): boolean =>
  failureOf((step.failed('viewSettings') ?? step.failed('turnSwitch'))?.error) === 'dismissed';

/** How a switch stands. */
function isOn(settings: PushSettings | null, name: PushSwitch['name']): boolean | undefined {
  if (settings === null) return undefined;
  return name === 'quietHours' ? settings.quietHours : settings.topics[name];
}

/** What the shopper asked for can be done: the switch stands otherwise. */
function isPossible(step: SettingsStep): boolean {
  const asked = step.sent('switch.turn');
  if (asked === null || !isResting(step.before)) return false;
  return isOn(pushSettings(step.before), asked.name) === !asked.isOn;
}

export const pushSettingsModel = flowModel<typeof pushSettingsLogic, ReturnType<typeof pushSettingsActors>>({
  name: 'push-settings',
  machine: pushSettingsLogic,
  starts: [{ says: 'the settings are opened' }],
  cases: {
    'switch.turn': [
      says('the reminder is turned off', { name: 'deliveryReminder' as const, isOn: false }),
      says('the reminder is turned on', { name: 'deliveryReminder' as const, isOn: true }),
      says('the quiet hours are turned off', { name: 'quietHours' as const, isOn: false }),
    ],
    'settings.reload': [says('the settings are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewSettings: {
      isPatient: true,
      done: [
        says('all is on', settingsWithout()),
        says('all but the reminder is on', settingsWithout('deliveryReminder')),
      ],
      failed: patientFails('the settings', 'network'),
    },
    turnSwitch: {
      isPatient: true,
      done: ({ context: { settings, change } }) => [
        says(
          'the switch is as asked',
          settings === null || change === null
            ? settingsWithout()
            : change.name === 'quietHours'
              ? { ...settings, quietHours: change.isOn }
              : { ...settings, topics: { ...settings.topics, [change.name]: change.isOn } },
        ),
      ],
      failed: [refuses('the change', 'parameters'), ...patientFails('the change', 'network')],
    },
  },
  writes: ['turnSwitch'],
  facts: ['session.closed'],
  project: ({ context: { settings, change, error } }) => [
    settings?.topics.deliveryReminder,
    settings?.quietHours,
    change,
    error?.failure,
  ],
  rules: [
    {
      id: 'TEN-07',
      says: 'The settings that come are those shown.',
      when: (step) => step.done('viewSettings') !== null || step.done('turnSwitch') !== null,
      holds: (step) =>
        pushSettings(step.after) === (step.done('viewSettings') ?? step.done('turnSwitch'))?.output,
    },
    {
      id: 'TEN-07',
      says: 'Another position is saved at once, by one call that carries it alone, and no old error stays.',
      when: isPossible,
      holds: (step) =>
        step.calls('turnSwitch').length === 1 &&
        step.calls('turnSwitch')[0]?.name === step.sent('switch.turn')?.name &&
        step.calls('turnSwitch')[0]?.isOn === step.sent('switch.turn')?.isOn &&
        arePushSettingsBusy(step.after) &&
        pushSettingsError(step.after) === null,
    },
    {
      id: 'TEN-07',
      says: 'What is so already is not asked for, nor while something else is.',
      when: (step) => step.sent('switch.turn') !== null && !isPossible(step),
      holds: (step) =>
        step.calls('turnSwitch').length === 0 && turningSwitch(step.after) === turningSwitch(step.before),
    },
    {
      id: 'TEN-07',
      says: 'A change goes out only when it is asked for, or when it was interrupted and is still due.',
      when: (step) => step.calls('turnSwitch').length > 0,
      holds: (step) => {
        const [call] = step.calls('turnSwitch');
        if (call === undefined || step.calls('turnSwitch').length > 1) return false;
        if (step.sent('switch.turn') !== null) return isPossible(step);
        const waited = turningSwitch(step.before);
        return (
          step.done('viewSettings') !== null &&
          waited?.name === call.name &&
          waited.isOn === call.isOn &&
          isOn(step.done('viewSettings')?.output ?? null, call.name) === !call.isOn
        );
      },
    },
    {
      id: 'SES-13',
      says: 'A change that was interrupted is made good after the settings are there, once.',
      when: (step) => {
        const waits = turningSwitch(step.before);
        const list = step.done('viewSettings')?.output ?? null;
        return waits !== null && isOn(list, waits.name) === !waits.isOn;
      },
      holds: (step) =>
        step.calls('turnSwitch').length === 1 && turningSwitch(step.after) === turningSwitch(step.before),
    },
    {
      id: 'TEN-07',
      says: 'A change that the shop has already, made or refused, waits no more.',
      when: (step) =>
        step.done('turnSwitch') !== null ||
        failureOf(step.failed('turnSwitch')?.error) === 'refused' ||
        (step.done('viewSettings') !== null && step.calls('turnSwitch').length === 0),
      holds: (step) => isResting(step.after) && turningSwitch(step.after) === null,
    },
    {
      id: 'TEN-07',
      says: 'A refused change goes back and says why, with no further call.',
      when: (step) => failureOf(step.failed('turnSwitch')?.error) === 'refused',
      holds: (step) =>
        pushSettingsError(step.after) !== null &&
        pushSettings(step.after) === pushSettings(step.before) &&
        step.calls('viewSettings').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'After a change of unknown outcome the shop is asked what is so, and the failure is said meanwhile.',
      when: (step) => hasFallen(step, 'turnSwitch'),
      holds: (step) =>
        step.calls('viewSettings').length === 1 &&
        turningSwitch(step.after) === null &&
        pushSettingsError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'The failure of a change is still said when the settings are there.',
      when: (step) => step.done('viewSettings') !== null,
      holds: (step) => pushSettingsError(step.after) === pushSettingsError(step.before),
    },
    {
      id: 'ERR-04',
      says: 'Settings that cannot be loaded say why.',
      when: (step) => hasFallen(step, 'viewSettings'),
      holds: ({ after }) => havePushSettingsFailed(after) && pushSettingsError(after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'It is asked for again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('settings.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('viewSettings').length === 1 && pushSettingsError(step.after) === null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing of the shopper is shown.',
      when: (step) => step.sent('session.closed') !== null || wasDismissed(step),
      holds: (step) =>
        arePushSettingsSignedOut(step.after) &&
        !havePushSettingsFailed(step.after) &&
        pushSettings(step.after) === null &&
        step.inFlight('viewSettings') === 0 &&
        step.inFlight('turnSwitch') === 0,
    },
    {
      id: 'SES-07',
      says: 'What was to be done outlives an expired session.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => turningSwitch(step.after) === turningSwitch(step.before),
    },
    {
      id: 'SES-08',
      says: 'Who leaves, or dismisses the login, leaves nothing to be done.',
      when: (step) =>
        step.sent('session.closed')?.reason === 'logout' ||
        wasDismissed(step) ||
        (step.sent('login.dismissed') !== null && arePushSettingsSignedOut(step.before)),
      holds: (step) => arePushSettingsSignedOut(step.after) && turningSwitch(step.after) === null,
    },
    {
      id: 'SES-07',
      says: 'When the session is back they are asked for once, and no old error stays.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('viewSettings').length === 1 && pushSettingsError(step.after) === null,
    },
    offers({
      id: 'SES-14',
      says: 'What failed can be asked for again.',
      from: (flow: Settings) => flow.matches('failed'),
      via: ({ id }) => id === 'settings.reload',
      to: arePushSettingsBusy,
    }),
    reaches({
      id: 'TEN-07',
      says: 'From everywhere the settings can be shown.',
      from: () => true,
      to: isResting,
    }),
  ],
});
