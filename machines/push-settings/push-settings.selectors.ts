import type { SnapshotFrom } from 'xstate';
import type { pushSettingsMachine } from './push-settings.machine.ts';

type PushSettingsFlow = SnapshotFrom<typeof pushSettingsMachine>;

export const pushSettings = (flow: PushSettingsFlow) => flow.context.settings;
export const turningSwitch = (flow: PushSettingsFlow) => flow.context.change;
export const arePushSettingsBusy = (flow: PushSettingsFlow): boolean =>
  flow.matches('loading') || flow.matches('saving');
export const havePushSettingsFailed = (flow: PushSettingsFlow): boolean => flow.matches('failed');
/** They wait for session or service, and ask for nothing meanwhile. */
export const arePushSettingsAwaitingSession = (flow: PushSettingsFlow): boolean =>
  flow.matches('awaitingSession');
export const pushSettingsError = (flow: PushSettingsFlow) => flow.context.error;
export const arePushSettingsSettled = (flow: PushSettingsFlow): boolean => !flow.matches('loading');
