import type { PushSettings, PushSwitch } from '../../contract/api/account/push.ts';
import type { GivenGuard } from '../chart.types.ts';
import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { pushSettingsMachine } from './push-settings.machine.ts';

/** How a switch stands. */
const isOnIn = ({ topics, quietHours }: PushSettings, name: PushSwitch['name']): boolean =>
  name === 'quietHours' ? quietHours : topics[name];

const isTurnable: GivenGuard<{ settings: PushSettings | null; change: PushSwitch | null }> = (
  _,
  { settings, change },
) => settings !== null && change !== null && isOnIn(settings, change.name) !== change.isOn;

export const pushSettingsLogic = pushSettingsMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: {
    isDismissed: failureGuards.isDismissed,
    isRefused: failureGuards.isRefused,
    isTurnable,
  },
});
