import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { bounds } from './bounds.ts';

const matchOptions = { ignoreVary: true };

/** Catalogue and texts: from the shop, and without network as they were last. */
export const publicAnswers = new NetworkFirst({
  cacheName: 'catalogue',
  matchOptions,
  plugins: [bounds(80, 7)],
});

/** Pictures of products and texts: their addresses change with them, but for those of texts within a day. */
export const pictures = new CacheFirst({ cacheName: 'pictures', matchOptions, plugins: [bounds(300, 30)] });

/** Files of the build that are not fetched ahead: their names change with what is in them. */
export const files = new CacheFirst({ cacheName: 'files', matchOptions, plugins: [bounds(150, 30)] });

/** Says which build a document was made by. */
const buildHeader = 'X-Shop-Build';

const documentCache = 'documents';

/** Pages that are the same for everybody, of one build alone: those of another ask for files this one has not. */
export const documentsOf = (build: string): NetworkFirst =>
  new NetworkFirst({
    cacheName: documentCache,
    matchOptions,
    plugins: [
      {
        cacheWillUpdate: ({ response }) => {
          const isPublic = response.headers.get('Cache-Control')?.startsWith('public') === true;
          const isOfBuild = response.headers.get(buildHeader) === build;
          return Promise.resolve(response.status === 200 && isPublic && isOfBuild ? response : null);
        },
      },
      bounds(30, 7),
    ],
  });

export const forgetDocuments = (): Promise<boolean> => caches.delete(documentCache);
