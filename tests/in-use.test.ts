import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRequirements } from '../scripts/reports/requirements.ts';
import waitingRows from './waiting.json' with { type: 'json' };
import {
  uncalledMethods,
  unreadSelectors,
  unreadTags,
  unsentEvents,
  unsetProps,
} from './architecture/in-use.ts';
import { parseSource, readSources } from './architecture/source.ts';

/** What waits for its screen, and the requirement that stays open with it. */
const waiting: Readonly<Record<string, string>> = waitingRows;

const root = fileURLToPath(new URL('..', import.meta.url));
const house = readSources(root);
const sources = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => parseSource(path, text));

describe('what the shop has, a shopper can bring about', () => {
  const idle = [unsentEvents, unreadTags, unreadSelectors, uncalledMethods, unsetProps].flatMap((find) =>
    find(house),
  );

  test('every event is sent, every tag and selector read, every service called, every prop set, but for what waits', () => {
    expect(idle.filter((name) => !Object.hasOwn(waiting, name))).toEqual([]);
  });

  test('what waits is not in use yet, and its requirement is not done', () => {
    expect(Object.keys(waiting).filter((name) => !idle.includes(name))).toEqual([]);
    const states = new Map(
      readRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8')).map(({ id, state }) => [
        id,
        state,
      ]),
    );
    expect(Object.values(waiting).filter((id) => (states.get(id) ?? 'done') === 'done')).toEqual([]);
  });
});

describe('an event', () => {
  const chart = "setup({}).createMachine({ on: { 'door.open': {}, 'door.shut': { target: 'b' } } });";

  test('is unsent when only types, tests and the chart itself name it', () => {
    const files = {
      'machines/door/door.machine.ts': chart,
      'machines/door/door.test.ts': "actor.send({ type: 'door.open' });",
      'machines/door/door.types.ts': "export type DoorEvent = { type: 'door.open' };",
      'src/views/Door.tsx': "const X = () => <a onClick={() => door.send({ type: 'door.shut' })} />;",
    };
    expect(unsentEvents(sources(files))).toEqual(['door door.open']);
  });

  test('is sent by either way of a condition', () => {
    const files = {
      'machines/door/door.machine.ts': chart,
      'src/a.ts': "door.send(isOpen ? { type: 'door.shut' } : { type: 'door.open' as const });",
      'src/b.ts': "door.send({ type: isOpen ? 'door.shut' : 'door.open' });",
    };
    expect(unsentEvents(sources({ ...files, 'src/b.ts': '' }))).toEqual([]);
    expect(unsentEvents(sources({ ...files, 'src/a.ts': '' }))).toEqual([]);
  });
});

test('a tag is unread when no selector of its flow and no view asks for it', () => {
  const files = {
    'machines/door/door.machine.ts': "x.createMachine({ states: { a: { tags: ['busy', 'gone'] } } });",
    'machines/door/door.selectors.ts': "export const isBusy = (door) => door.hasTag('busy');",
    'machines/gate/gate.selectors.ts': "export const isGone = (gate) => gate.hasTag('gone');",
  };
  expect(unreadTags(sources(files))).toEqual(['door gone']);
});

test('a selector is unread when only tests and other flows’ namesakes are', () => {
  const files = {
    'machines/door/door.selectors.ts':
      'const part = () => 1;\nexport const isOpen = () => part();\nexport const isShut = () => isHeld();\nexport const isHeld = () => 1;\nexport const isLost = () => 1;',
    'machines/gate/gate.selectors.ts': 'export const isLost = () => 1;',
    'machines/door/door.test.ts': "import { isLost } from './door.selectors.ts';",
    'src/views/Door.tsx': "import { isOpen, isShut } from '../../machines/door/door.selectors.ts';",
    'src/views/Gate.tsx': "import * as gate from '../../machines/gate/gate.selectors.ts';\ngate.isLost();",
  };
  expect(unreadSelectors(sources(files))).toEqual(['machines/door/door.selectors.ts isLost']);
});

test('a method of a service is uncalled when only services and tests call it', () => {
  const files = {
    'services/door.ts': 'export interface DoorService { open(): void; shut(): void; }\nservice.shut();',
    'services/door.test.ts': 'service.shut();',
    'machines/door/door.actors.ts': '(await services()).door.open();',
  };
  expect(uncalledMethods(sources(files))).toEqual(['services/door.ts shut']);
});

test('a prop is unset when no JSX sets it, by spread or between the tags', () => {
  const door =
    'interface DoorProps { children: 1; open: 1; wide: 1 }\nexport function Door(props: DoorProps) {}';
  const files = {
    'src/ui/Door.tsx': door,
    'src/ui/Gate.tsx': 'interface GateProps { high: 1 }\nexport function Gate(props: GateProps) {}',
    'src/views/X.tsx':
      "import { Door } from '../ui/Door.tsx';\nimport { Gate as Way } from '../ui/Gate.tsx';\nconst X = () => <Door open>{name}<Way {...rest} /></Door>;",
    'gallery/components/Door.tsx':
      "import { Door } from '../../src/ui/Door.tsx';\nconst X = () => <Door wide />;",
  };
  expect(unsetProps(sources(files))).toEqual(['src/ui/Door.tsx Door wide']);
});
