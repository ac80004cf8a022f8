import { isNode, type Node, type Placed, type Span } from '../source-nodes.ts';
import { valueOf } from './syntax.ts';
import type { ViewFault } from './view-fault.ts';

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
 * What can be wrong with the words and the state of a view: an event of another type, a live region or a name taken
 * away, a wrong condition of what is off or busy, an error that is not shown.
 */
export function markupFaults(nodes: readonly Placed[], source: string): ViewFault[] {
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
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
  const attributeFault = (attribute: Node): ViewFault | null => {
    const { name, value } = attribute;
    const expression = valueOf(attribute);
    if (!isNode(name) || !isNode(value) || expression === null) return null;
    const fault = faultOf(textOf(name), textOf(expression));
    return fault && { ...fault, start: value.start, end: value.end, expression, isInMarkup: true };
  };
  const errorFault = (node: Node, parent: Node | undefined): ViewFault | null =>
    isNode(node['openingElement']) && /\srole="alert"/.test(textOf(node['openingElement']))
      ? {
          kind: 'error',
          start: node.start,
          end: node.end,
          expression: node,
          replacement: 'null',
          isInMarkup: ['JSXElement', 'JSXFragment'].includes(parent?.type ?? ''),
        }
      : null;

  return nodes.flatMap(({ node, above }) => {
    const event = eventOf(node);
    if (event !== null) return eventFault(event);
    if (node.type === 'JSXAttribute') return attributeFault(node) ?? [];
    return node.type === 'JSXElement' ? (errorFault(node, above[0]) ?? []) : [];
  });
}
