import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages as dialogMessages } from '#words/dialogs.po';
import { messages } from '#words/personal.po';
import { addressSuggestActors } from '../../machines/address-suggest/address-suggest.actors.ts';
import { addressSuggestMachine } from '../../machines/address-suggest/address-suggest.machine.ts';
import { areaNoticeActors } from '../../machines/area-notice/area-notice.actors.ts';
import { areaNoticeLogic } from '../../machines/area-notice/area-notice.logic.ts';
import { positionActors } from '../../machines/position/position.actors.ts';
import { positionMachine } from '../../machines/position/position.machine.ts';
import { serviceAreaActors } from '../../machines/service-area/service-area.actors.ts';
import { serviceAreaLogic } from '../../machines/service-area/service-area.logic.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ServiceAreaView } from '../views/service-area/ServiceAreaView.tsx';

export const page: PageModule = {
  messages: { ...messages, ...dialogMessages },
  open(deps, { search }) {
    const asked = new URLSearchParams(search).get('place');
    const area = createActor(
      serviceAreaLogic.provide({
        actors: {
          ...serviceAreaActors(deps),
          addressSuggest: addressSuggestMachine.provide({ actors: addressSuggestActors(deps) }),
          areaNotice: areaNoticeLogic.provide({ actors: areaNoticeActors(deps) }),
          position: positionMachine.provide({ actors: positionActors(deps) }),
        },
      }),
    );
    return {
      actors: { area },
      start() {
        area.start();
        if (asked !== null) area.send({ type: 'area.check', text: asked });
      },
      stop: () => area.stop(),
      follow: () => undefined,
      render: () => <ServiceAreaView area={area} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Arriviamo da te?`)),
      isSettled: () => true,
    };
  },
};
