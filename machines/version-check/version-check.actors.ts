import { fromPromise } from 'xstate';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { AskVersion } from '../../services/device/version.ts';
import type { AskedVersion } from './version-check.types.ts';

interface VersionCheckDependencies {
  askVersion: AskVersion;
  appState: () => Promise<Pick<AppStateStore, 'read'>>;
}

export const versionCheckActors = ({ askVersion, appState }: VersionCheckDependencies) => ({
  askVersion: fromPromise<AskedVersion>(async ({ signal }) => {
    const [published, state] = await Promise.all([askVersion(signal), appState()]);
    // Read last: another tab may have answered meanwhile.
    return { published, answered: state.read().answeredUpdate };
  }),
});
