import { Visitor, type ESTree } from 'rolldown/utils';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

/** What a chart leaves to whoever composes it: its calls, and the charts it invokes or spawns. */
interface Wanted {
  calls: readonly string[];
  charts: readonly string[];
  /** Those its logic file does not give. */
  actions: readonly string[];
  /** `<flow>Actors`, which makes the calls; a flow without such a file is given them one by one. */
  maker: string | null;
}

/** The server renders how these stand before they run; it never starts them. */
const unstarted = new Set(['src/boot/entry-server.tsx']);

const isComposition = ({ path }: Source): boolean =>
  /^src\/(?:wiring|pages|boot)\//.test(path) && !isTest(path) && !unstarted.has(path);

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every flow whose chart leaves something open, by its name in code. */
function wantedIn(sources: readonly Source[]): Map<string, Wanted> {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return new Map(
    sources.flatMap(({ path, text }) => {
      const flow = /^machines\/([^/]+)\/\1\.machine\.ts$/.exec(path)?.[1];
      if (flow === undefined) return [];
      const calls = namesIn(text, /\b(\w+): \{\} as GivenCall</g);
      const charts = namesIn(text, /\b(\w+): \{\} as typeof \w+Machine\b/g);
      const logic = texts.get(path.replace('.machine.', '.logic.')) ?? '';
      const actions = namesIn(text, /\b(\w+): \{\} as GivenAction\b/g).filter(
        (name) => !logic.includes(`${name}:`) && !logic.includes(`${name},`),
      );
      if (calls.length + charts.length + actions.length === 0) return [];
      const hasMaker = texts.has(path.replace('.machine.', '.actors.'));
      const maker = hasMaker ? `${camelCase(flow)}Actors` : null;
      return [[camelCase(flow), { calls, charts, actions, maker }] as const];
    }),
  );
}

const calledIn = (node: ESTree.Expression): string =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '';

const valueOf = (node: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined =>
  node?.type === 'ObjectExpression'
    ? node.properties.find(
        (entry): entry is ESTree.ObjectProperty =>
          entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name,
      )?.value
    : undefined;

/** The names an object literal gives; `spread` says which come with what is spread in it. */
const namesGiven = (
  object: ESTree.Expression | undefined,
  spread: (from: ESTree.Expression) => readonly string[],
): string[] => {
  if (object?.type !== 'ObjectExpression') return object === undefined ? [] : [...spread(object)];
  return object.properties.flatMap((entry) => {
    if (entry.type === 'SpreadElement') return spread(entry.argument);
    return entry.key.type === 'Identifier' ? [entry.key.name] : [];
  });
};

/** What a `provide` leaves out; an object that is spread under a name of its own may hold any of it. */
function leftOut(provided: ESTree.Expression, { calls, charts, actions, maker }: Wanted): string[] {
  const every = [...calls, ...charts];
  const givenActors = namesGiven(valueOf(provided, 'actors'), (from) => {
    if (from.type === 'Identifier') return every;
    return maker !== null && calledIn(from) === maker ? calls : [];
  });
  const givenActions = namesGiven(valueOf(provided, 'actions'), () => []);
  return [
    ...every.filter((name) => !givenActors.includes(name)),
    ...actions.filter((name) => !givenActions.includes(name)),
  ];
}

const flowOf = (node: ESTree.Expression | ESTree.Argument | undefined): string =>
  node?.type === 'Identifier' ? node.name.replace(/(?:Logic|Machine)$/, '') : '';

function check(sources: readonly Source[]): string[] {
  const wanted = wantedIn(sources);
  return sources.filter(isComposition).flatMap((source) => {
    const found: string[] = [];
    new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        const isStart = callee.type === 'Identifier' && callee.name === 'createActor';
        if (isStart && wanted.has(flowOf(first)))
          found.push(finding(source, start, `starts ${flowOf(first)} with nothing given`));
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const flow = flowOf(callee.object);
        const open = callee.property.name === 'provide' ? wanted.get(flow) : undefined;
        if (open === undefined || first === undefined || first.type === 'SpreadElement') return;
        for (const name of leftOut(first, open))
          found.push(finding(source, start, `composes ${flow} without ${name}`));
      },
    }).visit(source.tree.program);
    return found;
  });
}

const chart = (path: string, actors: string): Record<string, string> => ({
  [path]: `export const xMachine = setup({ actors: { ${actors} } }).createMachine({ id: 'x' });`,
});
const open = chart('machines/x/x.machine.ts', 'load: {} as GivenCall<void>, y: {} as typeof yMachine');
const maker = { 'machines/x/x.actors.ts': 'export const xActors = () => ({});' };
const page = 'src/pages/x.page.tsx';
const composed = (text: string, ...finds: string[]) => ({
  of: { ...open, ...maker, [page]: text },
  finds: finds.map((found) => `${page}:1 ${found}`),
});

export const compositions: Rule = {
  says: 'what a chart leaves open is given where the app composes it',
  check,
  examples: [
    composed('createActor(xMachine);', 'starts x with nothing given'),
    composed('createActor(xLogic, {});', 'starts x with nothing given'),
    composed('xLogic.provide({ actors: xActors(deps) });', 'composes x without y'),
    composed('xLogic.provide({ actors: { y } });', 'composes x without load'),
    composed('xLogic.provide({ actors: { ...zActors(deps), y } });', 'composes x without load'),
    composed('xLogic.provide({ actions: {} });', 'composes x without load', 'composes x without y'),
    composed('xLogic.provide({ actors: { ...xActors(deps), y } });'),
    composed('xLogic.provide({ actors: { load, y } });'),
    composed('xLogic.provide({ actors: { ...lazy } });'),
    example(page, 'createActor(xMachine);'),
    {
      of: {
        ...chart('machines/x/x.machine.ts', 'go: {} as GivenAction'),
        [page]: 'xMachine.provide({ actors: {} });\nxMachine.provide({ actions: { go } });',
      },
      finds: [`${page}:1 composes x without go`],
    },
  ],
};
