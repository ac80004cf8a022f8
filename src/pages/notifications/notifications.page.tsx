import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { pushSettingsActors } from '../../../machines/push-settings/push-settings.actors.ts';
import { pushSettingsLogic } from '../../../machines/push-settings/push-settings.logic.ts';
import { arePushSettingsSettled } from '../../../machines/push-settings/push-settings.selectors.ts';
import { plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { NotificationsView } from '../../views/notifications/NotificationsView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const settings = createActor(pushSettingsLogic.provide({ actors: pushSettingsActors(deps) }));
    return {
      actors: { settings },
      start: () => settings.start(),
      stop: () => settings.stop(),
      follow: () => undefined,
      render: () => <NotificationsView settings={settings} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Notifiche`)),
      isSettled: () => arePushSettingsSettled(settings.getSnapshot()),
    };
  },
};
