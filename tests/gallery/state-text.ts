import type { Pressed } from '../../gallery/frame/gallery-frame.ts';
import type { SentEvent } from '../../gallery/stand-in.ts';

/** A state of a view as its file tells it. */
export interface StateText {
  readonly name: string;
  readonly says: readonly string[];
  /** The accessible tree. */
  readonly tree: string;
  /** What the tree leaves out: descriptions, what waits or is wrong, live regions, the focus. */
  readonly notes: readonly string[];
  /** What it sent when it was shown, without a press. */
  readonly byItself: readonly SentEvent[];
  readonly pressed: readonly Pressed[];
}

/** A whole product is told by its name in addresses. */
const told = (_key: string, value: unknown): unknown =>
  value instanceof Object && 'productId' in value && 'slug' in value ? value.slug : value;

/** What was sent, as a tree writes it. */
export function sentText({ to, event: { type, ...payload } }: SentEvent): string {
  const carried = Object.keys(payload).length === 0 ? '' : ` ${JSON.stringify(payload, told)}`;
  return `${to} ${type}${carried}`;
}

function pressText({ control, sent, focus }: Pressed): string {
  const told = sent.length === 0 ? 'nothing' : sent.map(sentText).join(', ');
  return `${control} → ${told}${focus === null ? '' : `; the focus goes to ${focus}`}`;
}

/** What a state's file says of it below its way. */
export const stateBody = ({
  tree,
  notes,
  byItself,
  pressed,
}: Pick<StateText, 'tree' | 'notes' | 'byItself' | 'pressed'>): string =>
  [
    tree,
    ...(notes.length > 0 ? [''] : []),
    ...notes,
    '',
    // A part that is loaded on demand sends after the others only where nobody has loaded it before.
    ...(byItself.length > 0 ? [`when it is shown → ${byItself.map(sentText).toSorted().join(', ')}`] : []),
    ...pressed.map(pressText),
  ]
    .join('\n')
    .trim();

/** A view in all its states, to be read by a person; a state that looks and acts like an earlier one says so. */
export function viewText(view: string, states: readonly StateText[]): string {
  const seen = new Map<string, string>();
  const parts = states.map((state) => {
    const { name, says } = state;
    const body = stateBody(state);
    const same = seen.get(body);
    if (same === undefined) seen.set(body, name);
    const way = says.length === 0 ? '' : `${says.join(' › ')}\n\n`;
    return `## ${name}\n\n${way}${same === undefined ? body : `As ${same}.`}\n`;
  });
  return `# ${view}\n\n${parts.join('\n')}`;
}

function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^## /m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.trim()]));
}

/** The states that two texts of a view tell differently, and those that one of them lacks. */
export function differingStates(one: string, other: string): string[] {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const states = new Set([...parts.keys(), ...others.keys()]);
  return [...states].filter((state) => parts.get(state) !== others.get(state));
}
