import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** How the site behaves: as it was recorded, or as sites do on a bad day. */
type Mood = 'well' | 'down' | 'no JSON';

/** A site that answers what a WordPress answered, with the routes its plugins give it. */
export interface RecordedWordPress {
  /** The address of its `wp-json`. */
  readonly url: string;
  /** Paths it was asked for, in order. */
  readonly asked: string[];
  mood: Mood;
  close(): Promise<void>;
}

const lists = new Set(['pages', 'volantini', 'faq', 'ricette', 'ux-blocks', 'search']);

const recorded = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'answers', `${name}.json`), 'utf8');

async function answer(path: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://cms.example');
  const [, name = ''] = /^\/wp-json\/wp\/v2\/([\w-]+)$/.exec(pathname) ?? [];
  response.setHeader('Content-Type', 'application/json; charset=UTF-8');
  if (!lists.has(name)) {
    response.statusCode = 404;
    response.end(await recorded('no-route'));
    return;
  }
  if (Number(searchParams.get('page') ?? '1') > 1) {
    response.statusCode = 400;
    response.end(await recorded('past-the-end'));
    return;
  }
  const slug = searchParams.get('slug');
  const all: unknown[] = JSON.parse(await recorded(name)) as unknown[]; // each recording of these is a list
  const found = slug === null ? all : all.filter((post) => JSON.stringify(post).includes(`"slug":"${slug}"`));
  response.setHeader('X-WP-Total', String(slug === null ? 12 : found.length));
  response.setHeader('X-WP-TotalPages', '2');
  response.end(JSON.stringify(found));
}

/** Opens the site on a port of its own. */
export async function openRecordedWordPress(): Promise<RecordedWordPress> {
  const asked: string[] = [];
  const site = { asked, mood: 'well' as Mood };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    switch (site.mood) {
      case 'down':
        response.statusCode = 500;
        response.end('<h1>Error establishing a database connection</h1>');
        return;
      case 'no JSON':
        response.end('<!doctype html><p>Briefly unavailable for scheduled maintenance.</p>');
        return;
      default:
        answer(path, response).catch((error: unknown) =>
          response.destroy(error instanceof Error ? error : undefined),
        );
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}/wp-json`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
