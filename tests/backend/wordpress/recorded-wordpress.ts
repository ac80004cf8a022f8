import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';

/** How the site behaves: as it was recorded, as one of other plugins with posts nobody can read, or as on a bad day. */
type Mood = 'well' | 'odd' | 'down' | 'no JSON';

/** A site that answers what a WordPress answered. */
export interface RecordedWordPress {
  /** The address of its `wp-json`. */
  readonly url: string;
  /** Paths it was asked for, in order. */
  readonly asked: string[];
  mood: Mood;
  close(): Promise<void>;
}

/** The picture in its library, 1200 by 800. */
const picturePath = '/wp-content/uploads/2026/11/natale.png';
const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a43' } })
    .png()
    .toBuffer();

const exchangeSchema = v.record(
  v.string(),
  v.object({ status: v.number(), headers: v.record(v.string(), v.string()), body: v.unknown() }),
);

/** Answers what WordPress 6.6 answered to the same question; to another one, that it has no such route. */
async function repeat(path: string, response: ServerResponse): Promise<void> {
  if (path === picturePath) {
    response.setHeader('Content-Type', 'image/png');
    response.end(await drawPicture());
    return;
  }
  const file = await readFile(join(import.meta.dirname, 'recorded.json'), 'utf8');
  const exchanges = v.parse(exchangeSchema, JSON.parse(file));
  const given = exchanges[path.replace('/wp-json/', '')] ?? exchanges['menu-locations/footer'];
  if (given === undefined) throw new Error('what a WordPress says of an unknown route was not recorded');
  response.writeHead(given.status, given.headers);
  response.end(JSON.stringify(given.body));
}

const lists = new Set(['pages', 'volantini', 'faq', 'ricette', 'ux-blocks', 'search']);

const written = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'answers', `${name}.json`), 'utf8');

/** Answers with what stands in `answers`, written by hand. */
async function answer(path: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://cms.example');
  const [, name = ''] = /^\/wp-json\/wp\/v2\/([\w-]+)$/.exec(pathname) ?? [];
  response.setHeader('Content-Type', 'application/json; charset=UTF-8');
  if (!lists.has(name)) {
    response.statusCode = 404;
    response.end(await written('no-route'));
    return;
  }
  if (Number(searchParams.get('page') ?? '1') > 1) {
    response.statusCode = 400;
    response.end(await written('past-the-end'));
    return;
  }
  const slug = searchParams.get('slug');
  const all: unknown[] = JSON.parse(await written(name)) as unknown[]; // each of these is a list
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
      case 'odd':
      case 'well':
        (site.mood === 'well' ? repeat : answer)(path, response).catch((error: unknown) =>
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
