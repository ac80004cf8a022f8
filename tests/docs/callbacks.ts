import type { WiringFile } from '../../scripts/callbacks/wiring-files.ts';

/** A row of the table of callbacks in docs/qa.md. */
interface CallbackRow {
  /** From the repository's folder. */
  readonly file: string;
  /** Names by what they are handed to; a number where a record is told by how many it holds. */
  readonly owners: ReadonlyMap<string, readonly string[] | number>;
  readonly brings: string;
  /** The tests that see it, each a file and a part of its name; the type guards it where there is none. */
  readonly tests: readonly { readonly file: string; readonly name: string }[];
  readonly hasType: boolean;
}

const heading = '## What each callback brings';

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

function ownersIn(cell: string): CallbackRow['owners'] {
  const parts = cell.split('; ').map((part) => {
    const [owner = '', ...names] = quoted(part);
    const count = /: all (\d+)$/.exec(part)?.[1];
    return [owner, count === undefined ? names : Number(count)] as const;
  });
  return new Map(parts);
}

/** The rows of the table. */
export function callbackRows(text: string): readonly CallbackRow[] {
  const section = text.slice(text.indexOf(heading) + heading.length).split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [file = '', owners = '', brings = '', guard = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return {
        file: file.replaceAll('`', ''),
        owners: ownersIn(owners),
        brings,
        tests: [...guard.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, path = '', name = '']) => ({
          file: path,
          name,
        })),
        hasType: /\btype\b/.test(guard.replaceAll(/`[^`]*`: “[^”]*”/g, '')),
      };
    });
}

/** What a file hands on to others together, by what it is handed to. */
function handedOn({ groups }: WiringFile): ReadonlyMap<string, ReadonlySet<string>> {
  const byOwner = new Map<string, Set<string>>();
  // One alone has nothing it could be taken for.
  for (const { owner, callbacks } of groups.filter((group) => group.callbacks.length > 1)) {
    const names = byOwner.get(owner) ?? new Set();
    for (const { name } of callbacks) names.add(name);
    byOwner.set(owner, names);
  }
  return byOwner;
}

function ownerFaults(told: readonly string[] | number | undefined, names: ReadonlySet<string>): string[] {
  if (told === undefined) return ['is in no row'];
  if (typeof told === 'number')
    return told === names.size ? [] : [`hands on ${names.size}, the row says ${told}`];
  return [
    ...[...names].filter((name) => !told.includes(name)).map((name) => `${name} is in no row`),
    ...told.filter((name) => !names.has(name)).map((name) => `${name} is gone`),
  ];
}

/** Where the table and the wiring do not agree, and rows that say too little. `textOf` reads a file; null where none is. */
export function tableFaults(
  rows: readonly CallbackRow[],
  {
    files,
    textOf,
  }: { readonly files: readonly WiringFile[]; readonly textOf: (file: string) => string | null },
): string[] {
  const inCode = files.flatMap((file) => {
    const row = rows.find((one) => one.file === file.file);
    return [...handedOn(file)].flatMap(([owner, names]) =>
      ownerFaults(row?.owners.get(owner), names).map((fault) => `${file.file} ${owner}: ${fault}`),
    );
  });
  const inTable = rows.flatMap(({ file, owners, brings, tests, hasType }) => {
    const found = files.find((one) => one.file === file);
    const handed = found === undefined ? new Map<string, unknown>() : handedOn(found);
    return [
      ...[...owners.keys()].filter((owner) => !handed.has(owner)).map((owner) => `${file} ${owner}: is gone`),
      ...(brings === '' ? [`${file}: nobody says what it brings`] : []),
      ...(tests.length === 0 && !hasType ? [`${file}: nothing guards it`] : []),
      ...tests
        .filter((test) => textOf(test.file)?.includes(test.name) !== true)
        .map((test) => `${file}: no test “${test.name}” in ${test.file}`),
    ];
  });
  return [...inCode, ...inTable];
}
