import { parseSync } from 'vite';

type FaultKind = 'event' | 'live region' | 'disabled' | 'error' | 'label';

/** A part of a source. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A fault that can be planted in a view: another expression in the place of one. */
export interface ViewFault extends Span {
  readonly kind: FaultKind;
  /** The expression that stands there: as large as the fault, or within its braces. */
  readonly expression: Span;
  /** The expression that takes its place. */
  readonly replacement: string;
  /** It stands between tags, or is the value of an attribute: an expression there is put in braces. */
  readonly isInMarkup: boolean;
}

/** A node of the syntax tree, with what is asked of it here. */
interface Node extends Span {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && 'start' in value && 'end' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every node below one, each with its parent. */
const below = (parent: Node): { node: Node; parent: Node }[] =>
  childrenOf(parent).flatMap((node) => [{ node, parent }, ...below(node)]);

const eventType = /^'[a-z]\w*\.\w+'$/;
const attributesOf = {
  live: ['role', 'aria-live'],
  disabled: ['disabled', 'aria-disabled', 'busy', 'aria-busy'],
  error: ['error'],
  label: ['label', 'aria-label', 'name', 'title', 'question', 'description'],
} as const;

/** What a name of something else looks like. */
const otherName = `'Altro prodotto'`;

const isNamed = (names: readonly string[], name: string): boolean => names.includes(name);

/** What an attribute's value is changed to; null where it is no fault to speak of. */
function faultOf(name: string, value: string): Pick<ViewFault, 'kind' | 'replacement'> | null {
  if (isNamed(attributesOf.live, name))
    return /alert|status|polite|assertive/.test(value)
      ? { kind: 'live region', replacement: 'undefined' }
      : null;
  if (isNamed(attributesOf.disabled, name)) return { kind: 'disabled', replacement: `!(${value})` };
  if (name === 'disabledReason') return { kind: 'disabled', replacement: 'undefined' };
  if (isNamed(attributesOf.error, name)) return { kind: 'error', replacement: 'undefined' };
  return isNamed(attributesOf.label, name) && /\bname\b|\.title\b/i.test(value)
    ? { kind: 'label', replacement: otherName }
    : null;
}

/**
 * Faults that can be planted in a view or a component: an event of another type, a live region or a name taken away, a
 * wrong condition of what is off or busy, an error that is not shown. `file` is its path.
 */
export function faultsIn(file: string, source: string): ViewFault[] {
  const program = parseSync(file, source).program as unknown as Node; // every node has a type and a place
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const nodes = below(program);
  const events = nodes.flatMap(({ node }) => eventOf(node) ?? []).map(textOf);

  function eventOf({ type, key, value }: Node): Node | null {
    const isType = type === 'Property' && isNode(key) && textOf(key) === 'type';
    return isType && isNode(value) && eventType.test(textOf(value)) ? value : null;
  }
  const eventFault = (value: Node): ViewFault => ({
    kind: 'event',
    start: value.start,
    end: value.end,
    expression: value,
    replacement: events.find((one) => one !== textOf(value)) ?? `'other.event'`,
    isInMarkup: false,
  });
  const attributeFault = ({ name, value }: Node): ViewFault | null => {
    if (!isNode(name) || !isNode(value)) return null;
    const expression = value.type === 'JSXExpressionContainer' ? value['expression'] : value;
    if (!isNode(expression)) return null;
    const fault = faultOf(textOf(name), textOf(expression));
    return fault && { ...fault, start: value.start, end: value.end, expression, isInMarkup: true };
  };
  const errorFault = (node: Node, parent: Node): ViewFault | null =>
    isNode(node['openingElement']) && /\srole="alert"/.test(textOf(node['openingElement']))
      ? {
          kind: 'error',
          start: node.start,
          end: node.end,
          expression: node,
          replacement: 'null',
          isInMarkup: ['JSXElement', 'JSXFragment'].includes(parent.type),
        }
      : null;

  return nodes
    .map(({ node, parent }) => {
      const event = eventOf(node);
      if (event !== null) return eventFault(event);
      if (node.type === 'JSXAttribute') return attributeFault(node);
      return node.type === 'JSXElement' ? errorFault(node, parent) : null;
    })
    .filter((fault) => fault !== null);
}

/** The name under which a page is told which of the planted faults it has. */
export const faultKey = '__plantedFault';

/** A source with all these faults in it; each comes about in a page that is told its number. */
export function plantFaults(
  source: string,
  faults: readonly { readonly number: number; readonly fault: ViewFault }[],
): string {
  const outermostFirst = faults.toSorted(
    (one, two) => one.fault.start - two.fault.start || two.fault.end - one.fault.end,
  );
  const written = ({ start, end }: Span, within: typeof outermostFirst): string => {
    let at = start;
    let text = '';
    for (const [index, { number, fault }] of within.entries()) {
      if (fault.start < at || fault.end > end) continue;
      const { expression, replacement, isInMarkup } = fault;
      const original = written(expression, within.slice(index + 1));
      const either = `globalThis.${faultKey} === ${number} ? (${replacement}) : (${original})`;
      text += source.slice(at, fault.start) + (isInMarkup ? `{${either}}` : `(${either})`);
      at = fault.end;
    }
    return text + source.slice(at, end);
  };
  return written({ start: 0, end: source.length }, outermostFirst);
}
