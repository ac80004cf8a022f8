import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedEncoding } from './compress.ts';

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

/** Answers the files of the client build, compressed when they were built. */
export async function openStaticFiles(clientDir: string): Promise<StaticFiles> {
  const names = new Set(await readdir(join(clientDir, 'assets')));
  return async (request, pathname) => {
    const name = /^\/assets\/([\w.~-]+)$/.exec(pathname)?.[1];
    const type = name === undefined ? undefined : types[extname(name)];
    if (name === undefined || type === undefined || !names.has(name)) return null;
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
