/** What may be cited, by kind. */
export interface Dictionary {
  /** Ids of docs/requirements.md. */
  readonly requirements: ReadonlySet<string>;
  /** Numbers of the records in docs/decisions, three digits each. */
  readonly decisions: ReadonlySet<string>;
  /** Ids of the calls in contract/api. */
  readonly rows: ReadonlySet<string>;
}

/** A file that cites. */
export interface CitingFile {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

interface Fault {
  readonly offset: number;
  readonly why: string;
}

/** Names of standards that look like ids. */
const standards = new Set(['EAN-13', 'UTF-16', 'C62', 'E27']);

const dashed = /(?<![\w-])(?:RULE-[A-Z]+|[A-Z]+)-\d+(?![\w-])/g;
// Coordinates of drawings look like ids too: they stand in a row of numbers.
const short = /(?<![\w}%.#])[A-Z]\d{1,2}(?![\w%]|[:.]\d|[ ,]-?\d|-\d)/g;
const decision = /\bdecisions?(?: |\n *(?:\*|\/\/)? ?)(?<numbers>\d+(?:(?:,? and |, |–|-)\d+)*)/gi;
const required = /\breq: \[(?<ids>[^\]]*)\]/g;
const refused: readonly (readonly [RegExp, string])[] = [
  [/\brulings?(?: |\n *(?:\*|\/\/)? ?)\d+/gi, 'a ruling: cite its decision'],
  [/\brules?(?: |\n *(?:\*|\/\/)? ?)T\d+/gi, 'a transport rule by another word: its id is enough'],
  [/(?:\bapi )?§ ?\d+/gi, 'a section of a document that is not here'],
];

const prefixOf = (id: string): string => id.replace(/-?\d+$/, '');

function requirementFaults(text: string, { requirements }: Dictionary): Fault[] {
  const areas = new Set([...requirements].map(prefixOf));
  const isMeant = (id: string): boolean =>
    areas.has(prefixOf(id)) || id.startsWith('RULE-') || /^[A-Z]{2,5}-\d\d$/.test(id);
  return [...text.matchAll(dashed)]
    .filter(([id]) => isMeant(id) && !standards.has(id) && !requirements.has(id))
    .map(({ 0: id, index }) => ({ offset: index, why: `${id}, which is no requirement` }));
}

function rowFaults(text: string, { requirements, rows }: Dictionary): Fault[] {
  const letters = new Set([...rows].map((id) => id.slice(0, 1)));
  const isMeant = (id: string): boolean => {
    if (id.startsWith('T')) return true;
    return id.length === 3 && (letters.has(id.slice(0, 1)) || id.startsWith('D'));
  };
  return [...text.matchAll(short)]
    .filter(([id]) => isMeant(id) && !standards.has(id) && !rows.has(id) && !requirements.has(id))
    .map(({ 0: id, index }) => ({ offset: index, why: `${id}, which is no call and no transport rule` }));
}

const decisionFaults = (text: string, { decisions }: Dictionary): Fault[] =>
  [...text.matchAll(decision)].flatMap(({ index, groups }) =>
    (groups?.['numbers'] ?? '')
      .split(/\D+/)
      .filter((number) => !decisions.has(number))
      .map((number) => ({ offset: index, why: `decision ${number}, which has no record` })),
  );

/** A chart fulfils requirements alone, and each entry is one. */
const chartFaults = (text: string, { requirements }: Dictionary): Fault[] =>
  [...text.matchAll(required)].flatMap(({ index, groups }) =>
    [...(groups?.['ids'] ?? '').matchAll(/'(?<id>[^']*)'/g)]
      .map(([, id = '']) => id)
      .filter((id) => !requirements.has(id) || !id.includes('-'))
      .map((id) => ({ offset: index, why: `"${id}" in meta.req, which is no requirement` })),
  );

const refusedFaults = (text: string): Fault[] =>
  refused.flatMap(([pattern, why]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      offset: index,
      why: `${found.replaceAll(/\s[\s*/]*/g, ' ')}, ${why}`,
    })),
  );

const isChart = (path: string): boolean => path.endsWith('.machine.ts');

/** One sentence with file and line for each citation that leads nowhere. */
export function unresolvedCitations({ path, text }: CitingFile, dictionary: Dictionary): string[] {
  const faults = [
    ...requirementFaults(text, dictionary),
    ...rowFaults(text, dictionary),
    ...decisionFaults(text, dictionary),
    ...(isChart(path) ? chartFaults(text, dictionary) : []),
    ...refusedFaults(text),
  ];
  return faults
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, why }) => `${path}:${text.slice(0, offset).split('\n').length} cites ${why}`);
}
