import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { isTest, type Source } from './source.ts';

/** From each room of the house to those it stands on. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** What the rooms of dependency-cruiser.config.ts say of imports. */
export interface HeldRoom {
  readonly name: string;
  readonly files: string;
  readonly run: readonly string[];
  readonly types?: readonly string[];
}

/** They may import everything, and are drawn nowhere. */
const undrawn = /^(?:tests|e2e|docs|node_modules)\//;

/** The room a file stands in, as docs/architecture.md draws it; null for what is not drawn. */
function drawnRoom(path: string): string | null {
  if (undrawn.test(path)) return null;
  if (path === 'server/dev.ts') return 'dev';
  if (/^server\/(?:demo-shop|run|start)\.ts$/.test(path)) return 'start';
  const [folder, inner, ...rest] = path.split('/');
  if (folder === undefined || inner === undefined) return null;
  if (folder !== 'src') return folder;
  return rest.length === 0 ? null : inner;
}

const add = (arrows: Map<string, Set<string>>, from: string, to: string): void => {
  arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
};

/** Reads the arrows of a Mermaid flowchart: `a & b --> c & d["its label"]`. */
export function readArrows(flowchart: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  const names = (side: string) => side.split('&').map((name) => name.trim().replace(/\[.*$/, ''));
  for (const line of flowchart.split('\n')) {
    const [from, to] = line.split('-->');
    if (from === undefined || to === undefined) continue;
    for (const one of names(from)) for (const other of names(to)) add(arrows, one, other);
  }
  return arrows;
}

/** What Vite is told to import by pattern, from the repository's root. */
const globsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'(\.[^']+)'/g)].map(([, pattern = '']) =>
    posix.join(posix.dirname(path), pattern),
  );

/** Every import from one drawn room to another, with a file that makes it. */
export function madeArrows(sources: readonly Source[]): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const source of sources) {
    if (/\.test\.tsx?$/.test(source.path)) continue;
    const from = drawnRoom(source.path);
    if (from === null) continue;
    for (const target of [
      ...importsOf(source).flatMap((one) => (one.isFile ? one.target : [])),
      ...globsOf(source),
    ]) {
      const to = drawnRoom(target);
      if (to !== null && to !== from) made.set(`${from} --> ${to}`, source.path);
    }
  }
  return made;
}

/** What stands somewhere under a room. */
export function below(arrows: Arrows, room: string, seen: ReadonlySet<string> = new Set()): Set<string> {
  if (seen.has(room)) throw new Error(`the arrows lead back to ${room}`);
  const found = new Set<string>();
  for (const next of arrows.get(room) ?? []) {
    found.add(next);
    for (const deeper of below(arrows, next, new Set([...seen, room]))) found.add(deeper);
  }
  return found;
}

/** Arrows that the import rules let pass though they are not drawn. */
export function heldTooLoosely(
  arrows: Arrows,
  rooms: readonly HeldRoom[],
  sources: readonly Source[],
): string[] {
  const paths = sources.map(({ path }) => path).filter((path) => !isTest(path) || path.startsWith('paths/'));
  const loose = new Set<string>();
  for (const { name, files, run, types = [] } of rooms) {
    const from = paths.filter((path) => new RegExp(files).test(path)).map(drawnRoom);
    const patterns = [...run, ...types]
      .filter((pattern) => !pattern.includes('node_modules'))
      .map((pattern) => new RegExp(pattern.replace('$1', '[^/]+')));
    const to = new Set(paths.filter((path) => patterns.some((one) => one.test(path))).map(drawnRoom));
    for (const room of new Set(from)) {
      if (room === null) continue;
      const allowed = below(arrows, room);
      for (const other of to) {
        if (other !== null && other !== room && !allowed.has(other))
          loose.add(`${name}: ${room} --> ${other}`);
      }
    }
  }
  return [...loose];
}
