import { fromPromise } from 'xstate';
import { showsInstallBanner } from '../../contract/rules/session/install-banner.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { HintAnswer, PromptAnswer } from './install-hint.types.ts';

interface InstallHintDependencies {
  appState: () => Promise<Pick<AppStateStore, 'read' | 'answerInstall'>>;
  /** Has the browser ask the shopper. */
  askBrowser: () => Promise<PromptAnswer>;
  /** In ms since 1970. */
  now: () => number;
}

export const installHintActors = ({ appState, askBrowser, now }: InstallHintDependencies) => ({
  recallDue: fromPromise<boolean>(async () => {
    const { installClosedAt, installLaterAt } = (await appState()).read();
    return showsInstallBanner({ closedAt: installClosedAt, remindLaterAt: installLaterAt }, now());
  }),
  // Called as the press is handled: browsers refuse it later.
  askBrowser: fromPromise<PromptAnswer>(() => askBrowser()),
  keepAnswer: fromPromise<void, { answer: HintAnswer }>(async ({ input }) =>
    (await appState()).answerInstall(input.answer),
  ),
});
