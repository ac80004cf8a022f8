import type { SnapshotFrom } from 'xstate';
import type { installHintMachine } from './install-hint.machine.ts';

type InstallHint = SnapshotFrom<typeof installHintMachine>;

export const isInstallOffered = (hint: InstallHint): boolean =>
  hint.matches('offered') || hint.matches('prompting') || hint.matches('failed');

/** The browser is asking. */
export const isInstallAsked = (hint: InstallHint): boolean => hint.matches('prompting');

export const hasInstallFailed = (hint: InstallHint): boolean => hint.matches('failed');

export const installWay = ({ context }: InstallHint) => context.way;
