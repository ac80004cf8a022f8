import { NavigationRoute, registerRoute } from 'workbox-routing';
import { paths } from '../../routing/paths.ts';
import { createBuildFiles } from './build-files.ts';
import { cartWrites, personalReads, publicReads, sessionCalls, textReads } from './kept-calls.ts';
import { showPushMessages } from './push-messages.ts';
import { cartAnswers, personalAnswers, sessionAnswers } from './personal-answers.ts';
import { documentsOf, forgetDocuments, pictures, publicAnswers } from './public-answers.ts';
import { sharedWithShop } from './shared-with-shop.ts';
import { languageBaseOf, scope, type WorkerPhase } from './worker-scope.ts';

/** Put in by the build: the addresses of what is needed without network. */
declare const PRECACHED: readonly string[];

const build = import.meta.env.BUILD_ID;
const base = languageBaseOf(scope.registration.scope);
const buildFiles = createBuildFiles({ base, shell: base + paths.offline, urls: PRECACHED, build });
const documents = documentsOf(build);

scope.addEventListener('install', (event) => event.waitUntil(buildFiles.install(event)));

/** Removes what is old, and answers for the pages that are open without a worker, as the first one, whatever came of that. */
async function begin(event: WorkerPhase<'activate'>): Promise<void> {
  try {
    await Promise.all([forgetDocuments(), buildFiles.activate(event)]);
    await scope.registration.navigationPreload?.enable();
  } finally {
    await scope.clients.claim();
  }
}

scope.addEventListener('activate', (event) => event.waitUntil(begin(event)));

scope.addEventListener('message', ({ data }) => {
  if (data === 'apply-update') void scope.skipWaiting();
  if (data === 'take-over-alone') void takeOverAlone();
});

/** Where one page alone is open, and that of this build, nobody needs the files of the build before. */
async function takeOverAlone(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await scope.skipWaiting();
}

void buildFiles.expireEarlier();

showPushMessages(scope, base);

/** Whoever asks for the truth of now gets no other. */
const mayBeKept = (request: Request): boolean => request.cache !== 'no-store';

interface Asked {
  url: URL;
  request: Request;
  sameOrigin: boolean;
}
const below =
  (path: string) =>
  ({ url, sameOrigin }: Asked): boolean =>
    sameOrigin && url.pathname.startsWith(path);
const oneOf =
  (calls: readonly string[]) =>
  ({ url, request, sameOrigin }: Asked): boolean =>
    sameOrigin && calls.includes(url.pathname) && mayBeKept(request);

registerRoute(below('/assets/'), (asked) => buildFiles.answer(asked));
registerRoute(below('/media/'), pictures);
registerRoute(below(textReads), publicAnswers);
registerRoute(oneOf(publicReads), publicAnswers);
registerRoute(oneOf(personalReads), personalAnswers);
registerRoute(below(cartWrites), cartAnswers, 'POST');
registerRoute(oneOf(sessionCalls), sessionAnswers, 'POST');

registerRoute(
  new NavigationRoute(async ({ request, event, url }) => {
    const shared = sharedWithShop(url, base);
    if (shared !== null) return Response.redirect(shared, 303);
    try {
      return await documents.handle({ request, event });
    } catch {
      return (await buildFiles.shellPage()) ?? Response.error();
    }
  }),
);
