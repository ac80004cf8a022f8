import { basename } from 'node:path';
import { Visitor, type ESTree } from 'rolldown/utils';
import { example, finding, type Rule, type Source } from './source.ts';

type Node = ESTree.ObjectExpression;
type Tell = (at: { start: number }, why: string) => void;

const eventName = /^[a-z]+(?:[A-Z][a-z]+)*\.[a-z]+(?:[A-Z][a-z]+)*$/;
const stateName = /^[a-z]+(?:[A-Z][a-z]+)*$/;

const world = new Set(['crypto', 'document', 'window', 'localStorage', 'sessionStorage', 'fetch', 'console']);
const chances = new Set(['Date.now', 'Math.random', 'performance.now']);
const unexplorable = new Set(['and', 'or', 'not', 'stateIn', 'enqueueActions', 'sendParent', 'forwardTo']);

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The named parts of an object; spreads and computed keys, which hide from whoever reads a chart, are told. */
function partsOf(object: Node, tell: Tell): Map<string, ESTree.Expression> {
  const parts = new Map<string, ESTree.Expression>();
  for (const entry of object.properties) {
    if (entry.type === 'SpreadElement') tell(entry, 'is not literal: a spread');
    else if (entry.computed) tell(entry, 'is not literal: a computed key');
    else parts.set(nameOf(entry.key), entry.value);
  }
  return parts;
}

const objectsIn = (value: ESTree.Expression | undefined): Node[] => {
  if (value?.type === 'ObjectExpression') return [value];
  if (value?.type !== 'ArrayExpression') return [];
  return value.elements.filter((entry) => entry?.type === 'ObjectExpression');
};

/** The type a value is only asserted to have, `{} as GivenCall<…>`: its name; of anything else nothing. */
function typeNameOf(value: ESTree.Expression): string {
  if (value.type !== 'TSAsExpression' || value.typeAnnotation.type !== 'TSTypeReference') return '';
  const { typeName } = value.typeAnnotation;
  return typeName.type === 'Identifier' ? typeName.name : '';
}

/** A call that ends by itself when nobody answers has no timeout in the chart that invokes it. */
const requestTypes: ReadonlyMap<string, { readonly hasTimeout: boolean }> = new Map([
  ['GivenCall', { hasTimeout: false }],
  ['GivenPatientCall', { hasTimeout: true }],
]);

/** Returns the requests a setup names, `{} as GivenCall<…>`; child charts stand beside them as `{} as typeof childMachine`. */
function requestsOf(setup: Node | undefined): ReadonlyMap<string, { readonly hasTimeout: boolean }> {
  const ignore: Tell = () => undefined;
  const [actors] = setup === undefined ? [] : objectsIn(partsOf(setup, ignore).get('actors'));
  const parts = actors === undefined ? [] : [...partsOf(actors, ignore)];
  return new Map(
    parts.flatMap(([name, value]) => {
      const type = requestTypes.get(typeNameOf(value));
      return type === undefined ? [] : [[name, type] as const];
    }),
  );
}

function judgeTransitions(value: ESTree.Expression | undefined, tell: Tell): void {
  if (value?.type === 'Literal') tell(value, 'names a target without an object');
  for (const transition of objectsIn(value)) {
    const [meta] = objectsIn(partsOf(transition, tell).get('meta'));
    const ids = meta === undefined ? undefined : partsOf(meta, tell).get('req');
    if (ids === undefined) continue;
    const isWritten = ids.type === 'ArrayExpression' && ids.elements.every((id) => id?.type === 'Literal');
    if (!isWritten) tell(ids, 'does not write its requirements as a list of ids');
  }
}

function judgeInvoke(invoke: Node, { hasTimeout, requests, tell }: InvokeFacts): void {
  const parts = partsOf(invoke, tell);
  const src = parts.get('src');
  const name = src?.type === 'Literal' ? String(src.value) : '';
  // A chart beside its parent never ends; a request has two ways to.
  for (const wanted of requests.has(name) ? ['id', 'onDone', 'onError'] : ['id']) {
    if (!parts.has(wanted)) tell(invoke, `invokes ${name} without ${wanted}`);
  }
  if (requests.get(name)?.hasTimeout === false && !hasTimeout)
    tell(invoke, `waits for ${name} without a timeout`);
  for (const way of ['onDone', 'onError']) judgeTransitions(parts.get(way), tell);
}

interface InvokeFacts {
  hasTimeout: boolean;
  requests: ReturnType<typeof requestsOf>;
  tell: Tell;
}

function judgeState(state: Node, requests: ReturnType<typeof requestsOf>, tell: Tell): void {
  const parts = partsOf(state, tell);
  const [events] = objectsIn(parts.get('on'));
  for (const [name, transitions] of events === undefined ? [] : partsOf(events, tell)) {
    if (!eventName.test(name)) tell(transitions, `hears ${name}, which is no noun.verb`);
    judgeTransitions(transitions, tell);
  }
  const [delays] = objectsIn(parts.get('after'));
  for (const [name, transitions] of delays === undefined ? [] : partsOf(delays, tell)) {
    if (/^\d/.test(name)) tell(transitions, `waits ${name} ms under no name`);
    judgeTransitions(transitions, tell);
  }
  judgeTransitions(parts.get('always'), tell);
  for (const invoke of objectsIn(parts.get('invoke'))) {
    judgeInvoke(invoke, { hasTimeout: delays !== undefined, requests, tell });
  }
  const [states] = objectsIn(parts.get('states'));
  for (const [name, child] of states === undefined ? [] : partsOf(states, tell)) {
    if (!stateName.test(name)) tell(child, `has the state ${name}, which is not camelCase`);
    if (child.type === 'ObjectExpression') judgeState(child, requests, tell);
  }
}

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

/** `setup({…}).createMachine({…})` as two literals, or null. */
function literalsOf(node: ESTree.CallExpression): { setup: Node | undefined; chart: Node } | null {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (callee.property.name !== 'createMachine' || callee.object.type !== 'CallExpression') return null;
  const [chart] = node.arguments;
  const [setup] = callee.object.arguments;
  if (chart?.type !== 'ObjectExpression') return null;
  return { chart, setup: setup?.type === 'ObjectExpression' ? setup : undefined };
}

function chartFaults(source: Source): string[] {
  const flow = /^machines\/[^/]+\/([^/]+)\.machine\.ts$/.exec(source.path)?.[1];
  if (flow === undefined) return [];
  const found: string[] = [];
  const tell: Tell = ({ start }, why) => found.push(finding(source, start, why));
  let charts = 0;
  new Visitor({
    CallExpression(node) {
      const literals = literalsOf(node);
      if (literals === null) return;
      charts += 1;
      const { chart, setup } = literals;
      const id = partsOf(chart, () => undefined).get('id');
      if (id?.type !== 'Literal' || id.value !== camelCase(flow))
        tell(chart, `is not called ${camelCase(flow)}`);
      judgeState(chart, requestsOf(setup), tell);
    },
    Identifier({ name, start }) {
      if (world.has(name)) found.push(finding(source, start, `knows ${name}`));
    },
    MemberExpression({ start, end }) {
      const written = source.text.slice(start, end);
      if (chances.has(written)) found.push(finding(source, start, `knows ${written}`));
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        found.push(finding(source, start, 'knows the time'));
      }
    },
    ImportSpecifier({ imported, start }) {
      const name = imported.type === 'Identifier' ? imported.name : '';
      if (unexplorable.has(name)) {
        found.push(finding(source, start, `uses ${name}, which cannot be explored`));
      }
    },
  }).visit(source.tree.program);
  if (charts !== 1) found.push(finding(source, 0, `has ${charts} literal charts`));
  const exported = source.tree.module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );
  if (!exported.includes(`${camelCase(flow)}Machine`)) {
    found.push(finding(source, 0, `does not export ${camelCase(flow)}Machine`));
  }
  return found;
}

const setup = 'setup({ actors: { load: {} as GivenCall<void>, child: {} as typeof childMachine } })';
const chart = (states: string, rest = ''): string =>
  `export const xMachine = ${setup}.createMachine({ id: 'x', ${rest} states: {\n${states}\n} });`;
const path = 'machines/x/x.machine.ts';
const ways = "onDone: { target: 'b' }, onError: { target: 'b' }";
const wait = "after: { answerTimeout: { target: 'b' } }";

export const charts: Rule = {
  says: 'a chart is one literal, pure, and every wait of it ends',
  check: (sources) => sources.flatMap(chartFaults),
  examples: [
    example(
      path,
      chart(`a: { ${wait}, invoke: { id: 'load', src: 'load', onDone: { target: 'b' } } }`),
      '2 invokes load without onError',
    ),
    example(
      path,
      chart(`a: { ${wait}, invoke: { id: 'load', src: 'load', onError: { target: 'b' } } }`),
      '2 invokes load without onDone',
    ),
    example(path, chart(`a: { ${wait}, invoke: { src: 'load', ${ways} } }`), '2 invokes load without id'),
    example(
      path,
      chart(`a: { invoke: { id: 'load', src: 'load', ${ways} } }`),
      '2 waits for load without a timeout',
    ),
    example(
      path,
      chart(`a: { states: { c: { invoke: { id: 'l', src: 'load', ${ways} } } } }`),
      '2 waits for load without a timeout',
    ),
    example(
      path,
      chart("a: { on: { 'x.go': { target: 'b', meta: { req: [wanted] } } } }"),
      '2 does not write its requirements as a list of ids',
    ),
    example(
      path,
      chart("a: { always: [{ target: 'b', meta: { req: 'login' } }] }"),
      '2 does not write its requirements as a list of ids',
    ),
    example(path, chart("a: { on: { go: { target: 'b' } } }"), '2 hears go, which is no noun.verb'),
    example(path, chart("a: { on: { 'x.go': 'b' } }"), '2 names a target without an object'),
    example(path, chart("a: { after: { 500: { target: 'b' } } }"), '2 waits 500 ms under no name'),
    example(path, chart('Loading: {}'), '2 has the state Loading, which is not camelCase'),
    example(path, chart('...others'), '2 is not literal: a spread'),
    example(path, chart('[name]: {}'), '2 is not literal: a computed key'),
    example(path, chart('a: { entry: () => Date.now() }'), '2 knows Date.now'),
    example(path, chart('a: { entry: () => new Date() }'), '2 knows the time'),
    example(path, chart('a: { entry: () => localStorage.clear() }'), '2 knows localStorage'),
    example(
      path,
      `import { sendParent } from 'xstate';\n${chart('a: {}')}`,
      '1 uses sendParent, which cannot be explored',
    ),
    example(path, "export const xMachine = setup({}).createMachine({ id: 'y' });", '1 is not called x'),
    example(
      path,
      "const config = { id: 'x' };\nexport const xMachine = setup({}).createMachine(config);",
      '1 has 0 literal charts',
    ),
    example(path, "export const y = setup({}).createMachine({ id: 'x' });", '1 does not export xMachine'),
    example(path, chart(`a: { invoke: { id: 'child', src: 'child', ${ways} } }`)),
    example(
      path,
      chart(
        `a: { ${wait}, invoke: { id: 'load', src: 'load', ${ways} } }`,
        "on: { 'x.go': { target: '.a', meta: { req: ['GATE-01', 'RULE-CART-4', 'B-16'] } } },",
      ),
    ),
  ],
};

/** A chart that is larger than is easy to read. */
export interface LargeChart {
  flow: string;
  lines: number;
  leaves: number;
}

const most = { lines: 250, leaves: 12 };

function leavesOf(state: Node): number {
  const [states] = objectsIn(partsOf(state, () => undefined).get('states'));
  const children = states === undefined ? [] : [...partsOf(states, () => undefined).values()];
  if (children.length === 0) return 1;
  return children.reduce((sum, child) => sum + (child.type === 'ObjectExpression' ? leavesOf(child) : 1), 0);
}

/** Charts of more than 250 lines or 12 leaf states; docs/decisions/046-charts-in-one-literal.md says why of each. */
export function largeCharts(sources: readonly Source[]): LargeChart[] {
  return sources.flatMap((source) => {
    const flow = /^machines\/([^/]+)\/[^/]+\.machine\.ts$/.exec(source.path)?.[1];
    if (flow === undefined) return [];
    let leaves = 0;
    new Visitor({
      CallExpression(node) {
        const literals = literalsOf(node);
        if (literals !== null) leaves = leavesOf(literals.chart);
      },
    }).visit(source.tree.program);
    const lines = source.text.trimEnd().split('\n').length;
    return lines > most.lines || leaves > most.leaves ? [{ flow, lines, leaves }] : [];
  });
}

/** What several flows share. */
const sharedByFlows = ['machines/chart.types.ts', 'machines/emitted.types.ts', 'machines/failure.logic.ts'];

/** A file that is called after its folder, in one of the roles a unit of several files has. */
export const roles: Rule = {
  says: 'a flow lives in the folder of its name',
  check: (sources) =>
    sources.flatMap((source) => {
      const [room, folder = '', file] = source.path.split('/');
      if (room !== 'machines' || sharedByFlows.includes(source.path)) return [];
      const role = /^[a-z-]+\.(?:machine|logic|actors|selectors|types|summary|test)\.ts$/;
      return file !== undefined && basename(source.path) === file && role.test(file)
        ? []
        : [finding(source, 0, `plays no role in ${folder}`)];
    }),
  examples: [
    example('machines/cart/cart.reducer.ts', 'export const a = 1;', '1 plays no role in cart'),
    example('machines/cart/parts/x.logic.ts', 'export const a = 1;', '1 plays no role in cart'),
    example('machines/dates.ts', 'export const a = 1;', '1 plays no role in dates.ts'),
    example('machines/cart/cart.summary.ts', 'export const a = 1;'),
    example('machines/failure.logic.ts', 'export const a = 1;'),
  ],
};
