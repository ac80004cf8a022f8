import { isNode, type Node, type Placed, type Span } from '../source-nodes.ts';
import { valueOf } from './syntax.ts';
import type { ViewFault } from './view-fault.ts';

/** What a tree does not tell: looks, and how a drawing is drawn. */
const aboutLooks =
  /^(?:viewBox|preserveAspectRatio|shapeRendering|transform|d|ground|fill|stroke\w*|className|style|key|ref|of|gap|justify|align|columns|variant|look|block|small|alone|quiet|fit|wide|width|height|src|srcSet|loading|decoding|fetchPriority|pictures?|filled|background|emoji|span|phone|top|weight|sticky|wrap|tall|labelHidden|legendHidden|meanwhile|out|eager|as|from|isSoldOut|.*[iI]con|.*[sS]izes?|.*[tT]one)$/;

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Something that is handed on by a name: an attribute of an element, or a property of an object in one. */
interface Handed extends Placed {
  readonly name: string;
  /** What is replaced, and the expression in it. */
  readonly place: Span;
  readonly expression: Node;
}

/** The nearest function around that is not itself handed on. */
const scopeOf = ({ above }: Placed): Node | undefined => above.find(({ type }) => functions.has(type));

const nameOf = (element: Node | undefined): string => {
  const opening = element?.['openingElement'];
  const name = isNode(opening) ? opening['name'] : null;
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
};

/** What adds to the looks alone. */
const isDecoration = (node: unknown): boolean =>
  isNode(node) && node.type === 'JSXElement' && ['Icon', 'Img', 'Divider', 'Skeleton'].includes(nameOf(node));

/** Within a text to be translated whatever is changed makes another text of it. */
const isInText = ({ above }: Placed): boolean =>
  above.some(
    (node) =>
      node.type === 'TaggedTemplateExpression' ||
      (isNode(node['callee']) && ['t', 'plural'].includes(String(node['callee']['name']))) ||
      ['Trans', 'Plural'].includes(nameOf(node)),
  );

const attributeName = ({ name }: Node): string =>
  isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';

/** What is about looks alone, which a tree does not tell. */
const isAboutLooks = ({ above }: Placed): boolean =>
  above.some((node) => node.type === 'JSXAttribute' && aboutLooks.test(attributeName(node)));

/** Whether a chain of members and calls ends where one of them is not there. */
const endsEarly = (link: Node): boolean => {
  const before = link['object'] ?? link['callee'];
  return link['optional'] === true || (isNode(before) && endsEarly(before));
};

const isInMarkup = ({ above }: Placed): boolean => above.some(({ type }) => type === 'JSXElement');

/** What can be wrong with how a view is put together: a prop taken away, a condition turned, a neighbour's handler, a list cut short. */
export function componentFaults(all: readonly Placed[], source: string): ViewFault[] {
  const nodes = all.filter((one) => !isInText(one) && !isAboutLooks(one));
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const handed = nodes.flatMap(handedBy);
  const handlers = handed.filter(({ name }) => /^on[A-Z]/.test(name));

  function handedBy(placed: Placed): Handed[] {
    const { node } = placed;
    if (node.type === 'JSXAttribute') {
      const expression = valueOf(node);
      const { name, value } = node;
      return isNode(name) && isNode(value) && expression !== null
        ? [{ ...placed, name: textOf(name), place: value, expression }]
        : [];
    }
    const { key, value, method, shorthand } = node;
    const isHeld = placed.above[0]?.type === 'ObjectExpression';
    const isValue =
      isHeld && node.type === 'Property' && method !== true && shorthand !== true && isInMarkup(placed);
    return isValue && isNode(key) && isNode(value)
      ? [{ ...placed, name: textOf(key), place: value, expression: value }]
      : [];
  }
  const replaced = (
    { node, place, expression }: Handed,
    kind: 'prop' | 'handler',
    replacement: string,
  ): ViewFault => ({
    kind,
    start: place.start,
    end: place.end,
    expression,
    replacement,
    isInMarkup: node.type === 'JSXAttribute',
    said: node,
  });
  const taken = (one: Handed): ViewFault | [] =>
    aboutLooks.test(one.name) || one.name === 'type' || isDecoration(one.expression)
      ? []
      : replaced(one, 'prop', 'undefined');
  const flag = ({ node }: Placed): ViewFault | [] =>
    node.type === 'JSXAttribute' &&
    node['value'] === null &&
    isNode(node['name']) &&
    !aboutLooks.test(textOf(node['name']))
      ? {
          kind: 'prop',
          start: node.start,
          end: node.end,
          expression: node,
          replacement: 'undefined',
          isInMarkup: true,
          flag: textOf(node['name']),
        }
      : [];
  const swapped = (one: Handed): ViewFault | [] => {
    const near = handlers.filter((other) => scopeOf(other) === scopeOf(one));
    const at = near.indexOf(one);
    const neighbour = near[at + 1] ?? near[at - 1];
    const isOther = neighbour !== undefined && textOf(neighbour.expression) !== textOf(one.expression);
    return isOther ? replaced(one, 'handler', textOf(neighbour.expression)) : [];
  };
  const turned = (test: unknown): ViewFault | [] =>
    isNode(test)
      ? {
          kind: 'condition',
          start: test.start,
          end: test.end,
          expression: test,
          replacement: `!(${textOf(test)})`,
          isInMarkup: false,
        }
      : [];
  const condition = ({ node }: Placed): ViewFault | [] => {
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return turned(node['test']);
    const isShown = node.type === 'LogicalExpression' && node['operator'] === '&&';
    return isShown && !isDecoration(node['right']) ? turned(node['left']) : [];
  };
  /** A list that is shown, without what comes after its third. */
  const cut = ({ node: { type, callee }, above }: Placed): ViewFault | [] => {
    if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['object'])) return [];
    const list = callee['object'];
    const isOfShop = !/^(?:\[|Array\.from)/.test(textOf(list));
    if (!isOfShop || !isNode(callee['property']) || textOf(callee['property']) !== 'map') return [];
    // What follows is left out where the list is not there: apart from it, it would be asked of nothing.
    const chain = endsEarly(list) ? above.find((node) => node.type === 'ChainExpression') : undefined;
    const expression = chain ?? list;
    return {
      kind: 'list',
      start: expression.start,
      end: expression.end,
      expression,
      replacement: `(${textOf(list)})?.slice?.(0, 3)${source.slice(list.end, expression.end)}`,
      isInMarkup: false,
    };
  };
  return [
    ...handed.flatMap(taken),
    ...nodes.flatMap(flag),
    ...handlers.flatMap(swapped),
    ...nodes.flatMap(condition),
    ...nodes.flatMap(cut),
  ];
}
