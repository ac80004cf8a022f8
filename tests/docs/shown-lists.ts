import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { isNode, nodesOf, type Node, type Placed } from '../../scripts/source-nodes.ts';

/** A list that a view or a component shows. */
export interface ShownList {
  /** Its name in the gallery: `cart/CartLines`, `ui/commerce/Totals`. */
  readonly view: string;
  /** What is mapped, as the source has it. */
  readonly of: string;
  /** Where that stands in the source. */
  readonly mapped: Node;
}

const isJsx = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

const isNamed = (node: unknown, name: string): boolean => isNode(node) && node['name'] === name;

/** Some words or choices that are always the same: an array whose parts are all written down, or counted ones. */
function isFixed(node: Node): boolean {
  if (node.type === 'TSAsExpression') return isNode(node['expression']) && isFixed(node['expression']);
  if (node.type === 'ArrayExpression')
    return ![node['elements']].flat().some((part) => isNode(part) && part.type === 'SpreadElement');
  const { callee } = node;
  return isNode(callee) && isNamed(callee['object'], 'Array');
}

/** What is mapped by this call: the list of `list.map(…)`, or the children of `Children.map(children, …)`. */
function mappedBy({ type, callee, arguments: given }: Node): Node | null {
  if (type !== 'CallExpression' || !isNode(callee) || !isNamed(callee['property'], 'map')) return null;
  const of = isNamed(callee['object'], 'Children') ? [given].flat()[0] : callee['object'];
  return isNode(of) && !isFixed(of) ? of : null;
}

/** Whether what the call gives is shown: it stands in markup, though not in what an event does, or gives markup. */
function isShown({ node, above }: Placed, markup: readonly Node[]): boolean {
  if (markup.some(({ start, end }) => start > node.start && end < node.end)) return true;
  const inDeed = above.some(
    ({ type, name }) => type === 'JSXAttribute' && isNode(name) && /^on[A-Z]/.test(String(name['name'])),
  );
  return !inDeed && above.some(isJsx);
}

/** The lists that a source shows; `file` is its path. */
export function listsIn(view: string, file: string, source: string): ShownList[] {
  const nodes = nodesOf(file, source);
  const constants = new Set(
    nodes.flatMap(({ node: { type, id, init } }) =>
      type === 'VariableDeclarator' && isNode(id) && isNode(init) && isFixed(init) ? [id['name']] : [],
    ),
  );
  const markup = nodes.map(({ node }) => node).filter(isJsx);
  return nodes.flatMap((placed) => {
    const mapped = mappedBy(placed.node);
    if (mapped === null || constants.has(mapped['name']) || !isShown(placed, markup)) return [];
    return [{ view, of: source.slice(mapped.start, mapped.end).replaceAll(/\s+/g, ' '), mapped }];
  });
}

/** Every list that src/views and src/ui show. */
export const shownLists = (): ShownList[] =>
  globSync('src/{ui,views}/**/*.tsx', { cwd: root }).flatMap((file) => {
    const path = join(root, file);
    const view = file.replace(/^src\/(?:views\/)?/, '').replace(/\.tsx$/, '');
    return listsIn(view, path, readFileSync(path, 'utf8'));
  });
