import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { accountDeletionActors } from '../../machines/account-deletion/account-deletion.actors.ts';
import { accountDeletionLogic } from '../../machines/account-deletion/account-deletion.logic.ts';
import { isDeletionSettled } from '../../machines/account-deletion/account-deletion.selectors.ts';
import { dataExportActors } from '../../machines/data-export/data-export.actors.ts';
import { dataExportLogic } from '../../machines/data-export/data-export.logic.ts';
import { openSessionsActors } from '../../machines/open-sessions/open-sessions.actors.ts';
import { openSessionsLogic } from '../../machines/open-sessions/open-sessions.logic.ts';
import { areOpenSessionsSettled } from '../../machines/open-sessions/open-sessions.selectors.ts';
import { saveFile } from '../../services/save-file.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { PrivacyView } from '../views/profile/PrivacyView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const query = new URLSearchParams(search);
    const deletion = createActor(accountDeletionLogic.provide({ actors: accountDeletionActors(deps) }), {
      input: { login: query.get('login') ?? '', token: query.get('token') ?? '' },
    });
    const data = createActor(dataExportLogic.provide({ actors: dataExportActors({ ...deps, saveFile }) }));
    const sessions = createActor(openSessionsLogic.provide({ actors: openSessionsActors(deps) }));
    return {
      actors: { deletion, data, sessions },
      start() {
        deletion.start();
        data.start();
        sessions.start();
      },
      stop() {
        deletion.stop();
        data.stop();
        sessions.stop();
      },
      follow: () => undefined,
      render: () => <PrivacyView deletion={deletion} data={data} sessions={sessions} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Privacy e account`)),
      isSettled: () =>
        isDeletionSettled(deletion.getSnapshot()) && areOpenSessionsSettled(sessions.getSnapshot()),
    };
  },
};
