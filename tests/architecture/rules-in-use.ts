import { basename, posix } from 'node:path';
import { codeOf, isTest, type Source } from './source.ts';

/** An exported value of a rule file, e.g. `contract/rules/price/money.ts toCents`. */
type RuleName = `${string} ${string}`;

const rulesFolder = 'contract/rules/';
/** What runs in the shop; tools and tests prove nothing about it. */
const production = /^(?:contract|machines|services|src|tenants|server|backend)\//;

const isRule = ({ path }: Source): boolean => path.startsWith(rulesFolder) && !isTest(path);

/** The rule values a source imports by name, types left out. */
export function rulesImportedBy({ path, tree }: Source): RuleName[] {
  return tree.program.body.flatMap((node): RuleName[] => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
    if (!node.source.value.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), node.source.value);
    if (!target.startsWith(rulesFolder)) return [];
    return node.specifiers.flatMap((entry): RuleName[] =>
      entry.type === 'ImportSpecifier' && entry.importKind !== 'type' && entry.imported.type === 'Identifier'
        ? [`${target} ${entry.imported.name}`]
        : [],
    );
  });
}

const valuesOf = ({ path, tree }: Source): RuleName[] =>
  tree.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }): RuleName[] =>
      isType || exportName.name === null ? [] : [`${path} ${exportName.name}`],
    ),
  );

/** Whether other code of its file names an export besides its declaration. */
const isUsedInFile = (source: Source, name: string): boolean =>
  [...codeOf(source).matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length > 1;

/** The exported rules that no production module runs, straight or by way of another rule. */
export function unusedRules(sources: readonly Source[]): RuleName[] {
  const rules = new Map(sources.filter(isRule).map((source) => [source.path, source]));
  const used = new Set<RuleName>();
  const open = sources
    .filter((source) => production.test(source.path) && !isRule(source) && !isTest(source.path))
    .flatMap(rulesImportedBy);
  for (let rule = open.pop(); rule !== undefined; rule = open.pop()) {
    if (used.has(rule)) continue;
    used.add(rule);
    const source = rules.get(rule.split(' ')[0] ?? '');
    if (source === undefined) continue;
    open.push(...rulesImportedBy(source));
    open.push(...valuesOf(source).filter((value) => isUsedInFile(source, value.split(' ')[1] ?? '')));
  }
  return [...rules.values()].flatMap(valuesOf).filter((value) => !used.has(value));
}

/** The file name of a rule, as the list of waiting rules has it. */
const ruleFile = (rule: RuleName): string => basename(rule.split(' ')[0] ?? '', '.ts');

/** Unused rules that do not wait for their flow. */
export const forgottenRules = (sources: readonly Source[], waiting: Readonly<Record<string, string>>) =>
  unusedRules(sources).filter((rule) => !Object.hasOwn(waiting, ruleFile(rule)));

/** Names of the waiting list that are no rule file, or one that runs already. */
export function misplacedWaiting(
  sources: readonly Source[],
  waiting: Readonly<Record<string, string>>,
): string[] {
  const unused = new Set(unusedRules(sources));
  const waits = (file: string) => {
    const values = sources.filter((source) => isRule(source) && basename(source.path, '.ts') === file);
    return values.length > 0 && values.flatMap(valuesOf).every((value) => unused.has(value));
  };
  return Object.keys(waiting).filter((file) => !waits(file));
}
