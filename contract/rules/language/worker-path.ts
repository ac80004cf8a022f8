import { languages, type Language } from '../../languages.ts';

/** Address of the worker that keeps a shop, in one of its languages, for times without network (B-27). */
export const workerPath = (language: Language): string =>
  language === languages[0] ? '/service-worker.js' : `/service-worker.${language}.js`;

/** Addresses of the workers of all languages. */
export const workerPaths: ReadonlySet<string> = new Set(languages.map(workerPath));
