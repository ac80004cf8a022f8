import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { escaped } from '../suites/escaped.ts';
import type { Suite } from '../suites/suite.ts';
import { isTestOf } from '../suites/test-files.ts';
import type { reachOf } from './reach.ts';

/** The tests of a suite that a change can reach, nearest first. */
export interface Selection {
  readonly suite: Suite;
  /** What the suite's program takes to run these and no others. */
  readonly picked: readonly string[];
  /** How many tests, files or flows that are. */
  readonly count: number;
  /** How many the change reaches besides, which were left out. */
  readonly left: number;
}

type Reach = ReturnType<typeof reachOf>;

/** Tests stand in files of these names; `flow` and `view` are what their programs call them by. */
const flowModel = /^paths\/models\/([\w-]+)\/[^/]+\.model\.ts$/;
const view = /^gallery\/(views|components|tokens)\/(.+?)(?:\.view)?\.tsx$/;
const browserSpec = /^e2e\/[^/]+\.spec\.ts$/;
/** The whole shop, as a browser meets it. */
const shopEntry = 'src/boot/entry-client.ts';

const nearest = (reach: Reach, named: (file: string) => string | null): string[] => [
  ...new Set([...reach].toSorted(([, one], [, other]) => one - other).flatMap(([file]) => named(file) ?? [])),
];

const flowOf = (file: string): string | null => flowModel.exec(file)?.[1] ?? null;

/** Few flows run in the browser, and a run of one that does not is an error. */
function browserFlowOf(file: string): string | null {
  const flow = flowOf(file);
  return flow !== null && existsSync(join(root, `paths/models/browser/${flow}.browser.ts`)) ? flow : null;
}

function viewOf(file: string): string | null {
  const [, folder, name] = view.exec(file) ?? [];
  if (folder === undefined || name === undefined) return null;
  return folder === 'views' ? name : folder === 'components' ? `ui/${name}` : `tokens/${name}`;
}

/** Which tests of a suite a change can reach; null for none. `most` leaves out those that are farthest. */
export function selectionOf(suite: Suite, reach: Reach, most = Infinity): Selection | null {
  const chosen = (
    names: readonly string[],
    picked: (names: readonly string[]) => string[],
  ): Selection | null =>
    names.length === 0
      ? null
      : {
          suite,
          picked: picked(names.slice(0, most)),
          count: Math.min(names.length, most),
          left: Math.max(0, names.length - most),
        };
  switch (suite.name) {
    case 'unit':
    case 'backend':
    case 'embedded':
    case 'postgres':
    case 'server': {
      const { name } = suite;
      return chosen(
        nearest(reach, (file) => (isTestOf(name, file) ? file : null)),
        (files) => [...files],
      );
    }
    case 'paths':
      return chosen(nearest(reach, flowOf), (flows) => flows.flatMap((flow) => ['--machine', flow]));
    case 'browser-paths':
      return chosen(nearest(reach, browserFlowOf), (flows) => [
        '--world',
        'browser',
        ...flows.flatMap((flow) => ['--machine', flow]),
      ]);
    case 'gallery':
      return chosen(nearest(reach, viewOf), (views) => ['--grep', `(?:${views.map(escaped).join('|')})[ :]`]);
    case 'browser':
      return chosen(
        reach.has(shopEntry) ? ['e2e/'] : nearest(reach, (file) => (browserSpec.test(file) ? file : null)),
        (specs) => [...specs],
      );
  }
}
