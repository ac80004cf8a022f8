import type { SnapshotFrom } from 'xstate';
import type { pushSettingsMachine } from './push-settings.machine.ts';

type PushSettingsFlow = SnapshotFrom<typeof pushSettingsMachine>;

export const pushSettings = (flow: PushSettingsFlow) => flow.context.settings;
export const turningSwitch = (flow: PushSettingsFlow) => flow.context.change;
export const arePushSettingsBusy = (flow: PushSettingsFlow): boolean =>
  flow.matches('loading') || flow.matches('saving');
/** Nobody is logged in, and the login was dismissed. */
export const arePushSettingsSignedOut = (flow: PushSettingsFlow): boolean =>
  flow.matches('failed') && flow.context.error?.failure === 'dismissed';
export const havePushSettingsFailed = (flow: PushSettingsFlow): boolean =>
  flow.matches('failed') && !arePushSettingsSignedOut(flow);
export const pushSettingsError = (flow: PushSettingsFlow) => flow.context.error;
export const arePushSettingsSettled = (flow: PushSettingsFlow): boolean => !flow.matches('loading');
