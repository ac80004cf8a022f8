import { versionCheckActors } from '../../../machines/version-check/version-check.actors.ts';
import {
  isUpdateOffered,
  isUpdateRequired,
} from '../../../machines/version-check/version-check.selectors.ts';
import { appStateIn } from '../../../services/device/app-state.ts';
import { askVersionWith } from '../../../services/device/version.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

const appState = appStateIn({
  storage() {
    throw new Error('nothing is kept');
  },
  now: Date.now,
});

export const versionCheckHttp: HttpFlow = {
  name: 'version-check',
  open: async ({ visitor }) => ({
    input: { running: '1.1.29', platform: 'web', path: '/', checkMs: 600_000 },
    actors: versionCheckActors({
      askVersion: askVersionWith({ baseUrl: `http://${visitor.host}`, fetch: visitor.fetch }),
      appState: () => Promise.resolve(appState),
    }),
    effects: { keepAnswered: () => undefined },
  }),
  starts: ['a page is opened in a browser'],
  answers: { askVersion: { 'the shop speaks the version that runs': asIs } },
  sees: (snapshot) => [isUpdateOffered(snapshot), isUpdateRequired(snapshot)],
};
