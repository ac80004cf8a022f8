/** What Stryker hands to an ignorer: a node of the syntax tree and its parents. */
interface TreePath {
  readonly node: { readonly type: string; readonly callee?: { readonly name?: string } };
  readonly parentPath: TreePath | null;
}

/** Errors that say that a programmer is wrong: nobody reads their text but the one who mends it. */
const programmingErrors: ReadonlySet<string> = new Set(['Error', 'RangeError', 'TypeError']);

const isProgrammingError = ({ node }: TreePath): boolean =>
  node.type === 'NewExpression' && programmingErrors.has(node.callee?.name ?? '');

/** A plugin of Stryker: the text of a programming error is no behaviour. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'programming-errors',
    value: {
      shouldIgnore: (path: TreePath): string | undefined =>
        isProgrammingError(path) ? 'the text of a programming error' : undefined,
    },
  },
];
