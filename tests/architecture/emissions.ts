import { example, codeOf, finding, type Rule, type Source } from './source.ts';

const isChart = ({ path }: Source): boolean => /^machines\/[^/]+\/[^/]+\.machine\.ts$/.test(path);

/** What a file of machines/ adds to the events that the app must handle. */
const registered = (source: Source): { type: string; offset: number }[] =>
  [
    ...codeOf(source).matchAll(
      /declare module '\.\.\/emitted\.types\.ts' \{\s*interface EmittedByFlow \{([^}]*)\}/g,
    ),
  ].flatMap(({ 1: body = '', index }) =>
    [...body.matchAll(/\w+: (\w+);/g)].map(({ 1: type = '' }) => ({ type, offset: index })),
  );

const emitted = (source: Source): { type: string; offset: number }[] =>
  isChart(source)
    ? [...codeOf(source).matchAll(/\bemitted: \{\} as (\w+),/g)].map(({ 1: type = '', index }) => ({
        type,
        offset: index,
      }))
    : [];

function check(sources: readonly Source[]): string[] {
  const machines = sources.filter(({ path }) => path.startsWith('machines/') && !path.endsWith('.test.ts'));
  const typesOf = (find: typeof emitted) => new Set(machines.flatMap(find).map(({ type }) => type));
  const [said, handled] = [typesOf(emitted), typesOf(registered)];
  return machines.flatMap((source) => [
    ...emitted(source)
      .filter(({ type }) => !handled.has(type))
      .map(({ type, offset }) => finding(source, offset, `emits ${type}, which is not in EmittedByFlow`)),
    ...registered(source)
      .filter(({ type }) => !said.has(type))
      .map(({ type, offset }) => finding(source, offset, `adds ${type}, which no chart emits`)),
  ]);
}

const chart = 'export const xMachine = setup({ types: { emitted: {} as XEmitted, } });';
const added = "declare module '../emitted.types.ts' { interface EmittedByFlow { x: XEmitted; } }";

export const emissions: Rule = {
  says: 'what a chart emits is in EmittedByFlow, and nothing else is',
  check,
  examples: [
    example('machines/x/x.machine.ts', chart, '1 emits XEmitted, which is not in EmittedByFlow'),
    example('machines/x/x.types.ts', added, '1 adds XEmitted, which no chart emits'),
    { of: { 'machines/x/x.machine.ts': chart, 'machines/x/x.types.ts': added }, finds: [] },
  ],
};
