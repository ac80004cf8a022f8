import { reloadsOnResume } from '../../contract/rules/session/app-resume.ts';
import { isBelowVersion } from '../../contract/rules/session/version.ts';
import { versionCheckMachine } from './version-check.machine.ts';
import type { VersionCheckContext } from './version-check.types.ts';

/** Nothing comes between a shopper and a payment. */
const mayInterrupt = ({ path }: VersionCheckContext): boolean => reloadsOnResume({ awayMs: Infinity, path });

const isTooOld = (context: VersionCheckContext): boolean =>
  context.published !== null &&
  mayInterrupt(context) &&
  isBelowVersion(context.running, context.published.minVersion);

const isOffered = (context: VersionCheckContext): boolean =>
  context.published !== null &&
  mayInterrupt(context) &&
  context.published.version !== context.answered &&
  isBelowVersion(context.running, context.published.version);

/** The check with the rules of versions and places. */
export const versionCheckLogic = versionCheckMachine.provide({
  guards: {
    isTooOld: ({ context }) => isTooOld(context),
    isOffered: ({ context }) => isOffered(context),
    isMoot: ({ context }) => !isOffered(context),
  },
});
