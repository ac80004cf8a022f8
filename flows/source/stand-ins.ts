import { parseSync, type ESTree } from 'rolldown/utils';

/** What runs in the place of a call, an action or a guard that another file gives. */
const standIns: Readonly<Record<string, string>> = {
  actors: 'fromPromise(() => new Promise(() => {}))',
  actions: '() => {}',
  guards: '() => false',
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '');

const propertiesOf = (value: ESTree.Expression): readonly ESTree.ObjectProperty[] =>
  value.type === 'ObjectExpression' ? value.properties.filter((one) => one.type === 'Property') : [];

/** Tells whether a value is an empty object of a type, which another file replaces. */
const isGivenElsewhere = ({ value }: ESTree.ObjectProperty): boolean =>
  value.type === 'TSAsExpression' &&
  value.expression.type === 'ObjectExpression' &&
  value.expression.properties.length === 0;

/** Returns what the chart's `setup` is given: `setup({…}).createMachine({…})` is the value of one export. */
function setupIn(body: ESTree.Program['body']): readonly ESTree.ObjectProperty[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
      const { object } = init.callee;
      const [given] = object.type === 'CallExpression' ? object.arguments : [];
      return given === undefined || given.type === 'SpreadElement' ? [] : propertiesOf(given);
    });
  });
}

/** Returns the edit that imports `fromPromise` from XState too; none where the chart does so already. */
function importsOf(body: ESTree.Program['body']): Edit[] {
  const fromXState = body.flatMap((one) =>
    one.type === 'ImportDeclaration' && one.source.value === 'xstate' && one.importKind !== 'type'
      ? [one]
      : [],
  );
  const names = fromXState.flatMap(({ specifiers }) => specifiers);
  if (names.some(({ local }) => local.name === 'fromPromise')) return [];
  // In the order of the alphabet, as the formatter of charts has it.
  const next = names.find(({ local }) => local.name > 'fromPromise');
  return next === undefined ? [] : [{ start: next.start, end: next.start, text: 'fromPromise, ' }];
}

/**
 * Returns a chart's source that runs by itself: calls and flows given elsewhere never answer, actions given elsewhere do
 * nothing, guards given elsewhere say no. The types of `setup`, which say nothing once they are erased, are left out.
 */
export function withStandIns(source: string): string {
  const { body } = parseSync('chart.machine.ts', source).program;
  const setup = setupIn(body);
  const given = setup.flatMap((part) => {
    const text = standIns[nameOf(part)];
    if (text === undefined) return [];
    return propertiesOf(part.value)
      .filter(isGivenElsewhere)
      .map(({ value: { start, end } }): Edit => ({ start, end, text }));
  });
  const types = setup
    .filter((part) => nameOf(part) === 'types')
    .map(({ start, end }): Edit => ({
      start,
      end: end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0),
      text: '',
    }));
  const isCalling = given.some(({ text }) => text === standIns['actors']);
  const edits = [...given, ...types, ...(isCalling ? importsOf(body) : [])];
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), source);
}
