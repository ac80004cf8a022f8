/** How far the shop fulfils a requirement: the first words of the state in docs/requirements.md. */
const states = ['done', 'partial', 'server only', 'not yet'] as const;
export type RequirementState = (typeof states)[number];

/** A line of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly what: string;
  readonly state: RequirementState;
}

/** docs/requirements.md cannot be read: the message names line and fault. */
class RequirementTableError extends Error {
  override readonly name = 'RequirementTableError';
}

const idPattern = /^(?:RULE-[A-Z]+-\d+|[A-Z]+-\d\d|T\d+|D\d\d)$/;
const mention = /(?<![\w-])(?:RULE-[A-Z]+-\d+|[A-Z]+-\d+|[TD]\d+)(?!\w)/g;

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const isHead = (line: string): boolean => cellsOf(line).join() === 'id,what,state';

function requirementOf(line: string, at: number): Requirement {
  const [id = '', what = '', said = ''] = cellsOf(line);
  const fault = (why: string) => new RequirementTableError(`line ${at + 1}: ${why}`);
  if (!idPattern.test(id)) throw fault(`"${id}" is no id`);
  if (what === '') throw fault(`${id} says nothing`);
  const state = states.find((one) => said === one || said.startsWith(`${one}: `));
  if (state === undefined) throw fault(`${id} has the unknown state "${said}"`);
  return { id, what, state };
}

/** The requirements in the tables `id | what | state` of a document. Throws RequirementTableError. */
export function readRequirements(markdown: string): Requirement[] {
  const found = new Map<string, Requirement>();
  let isInTable = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isInTable = false;
    else if (isHead(line)) isInTable = true;
    else if (isInTable && !/^\|[\s:|-]+$/.test(line)) {
      const requirement = requirementOf(line, at);
      if (found.has(requirement.id))
        throw new RequirementTableError(`line ${at + 1}: ${requirement.id} stands twice`);
      found.set(requirement.id, requirement);
    }
  }
  return [...found.values()];
}

/** Everything in a text that has the form of a requirement's id, known or not, in order and once. */
export const mentionedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([id]) => id)),
];
