import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { earlierDir } from '../rendering/earlier-builds.ts';
import { acceptedEncoding } from './compress.ts';
import { workerPaths } from '../../contract/rules/language/worker-path.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/** Their names carry a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** A newer build may have taken the place of this one. */
const missing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

export type StaticFiles = (request: Request, pathname: string) => Promise<Response | null>;

interface StaticFilesOptions {
  /** Browsers are given the worker that keeps the shop for times without network. */
  hasWorker?: boolean;
}

/** Files of builds that were replaced lately: pages of theirs are still open. */
async function openEarlier(distDir: string): Promise<(name: string) => Promise<Buffer | null>> {
  const builds = await readdir(join(distDir, earlierDir)).catch((error: unknown) => missing(error) ?? []);
  return async (name) => {
    for (const build of builds) {
      const file = await readFile(join(distDir, earlierDir, build, name)).catch(missing);
      if (file !== null) return file;
    }
    return null;
  };
}

/** Answers the files of the client build, compressed when they were built, and its workers. */
export async function openStaticFiles(
  clientDir: string,
  { hasWorker = true }: StaticFilesOptions = {},
): Promise<StaticFiles> {
  const names = new Set(await readdir(join(clientDir, 'assets')));
  const earlier = await openEarlier(join(clientDir, '..'));

  async function worker(path: string): Promise<Response | null> {
    const text = hasWorker ? await readFile(join(clientDir, path)).catch(missing) : null;
    if (text === null) return null;
    // A newer one is to be found with the next page.
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
    return new Response(text, { headers });
  }

  return async (request, pathname) => {
    if (workerPaths.has(pathname)) return worker(pathname);
    const name = /^\/assets\/([\w.~-]+)$/.exec(pathname)?.[1];
    const type = name === undefined ? undefined : types[extname(name)];
    if (name === undefined || type === undefined) return null;
    if (!names.has(name)) {
      const file = await earlier(name);
      return (
        file &&
        new Response(new Uint8Array(file), { headers: { 'Content-Type': type, 'Cache-Control': immutable } })
      );
    }
    const headers = new Headers({ 'Content-Type': type, 'Cache-Control': immutable });
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
    const isPrecompressed = suffix !== '' && names.has(name + suffix);
    if (names.has(`${name}.br`) || names.has(`${name}.gz`)) headers.set('Vary', 'Accept-Encoding');
    if (isPrecompressed && encoding !== null) headers.set('Content-Encoding', encoding);
    const body = await readFile(join(clientDir, 'assets', isPrecompressed ? name + suffix : name)).catch(
      missing,
    );
    return body === null ? null : new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}
