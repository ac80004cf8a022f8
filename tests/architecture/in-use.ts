import { posix } from 'node:path';
import { Visitor, type ESTree } from 'rolldown/utils';
import { codeOf, isTest, type Source } from './source.ts';

/** What runs in the shop's browser; tools and tests prove nothing about it. */
const runs = ({ path }: Source): boolean => /^(?:machines|services|src)\//.test(path) && !isTest(path);

const keyOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Every string an expression may come to: of both ways of a condition, and without its type. */
function stringsOf(value: ESTree.Expression): string[] {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return stringsOf(value.expression);
  if (value.type === 'ParenthesizedExpression') return stringsOf(value.expression);
  if (value.type === 'ConditionalExpression')
    return [...stringsOf(value.consequent), ...stringsOf(value.alternate)];
  return [];
}

/** The values that properties of this name have in object literals of a source. */
function propertiesNamed(source: Source, name: string): ESTree.Expression[] {
  const found: ESTree.Expression[] = [];
  new Visitor({
    Property({ key, value }) {
      if (keyOf(key) === name) found.push(value as ESTree.Expression);
    },
  }).visit(source.tree.program);
  return found;
}

const flowOf = ({ path }: Source): string | undefined =>
  /^machines\/([^/]+)\/\1\.machine\.ts$/.exec(path)?.[1];

/** Events that a chart hears and nothing that runs sends or emits, as `cart line.tell`. */
export function unsentEvents(sources: readonly Source[]): string[] {
  const sent = new Set(
    sources.filter(runs).flatMap((source) => propertiesNamed(source, 'type').flatMap(stringsOf)),
  );
  return sources.flatMap((source) => {
    const flow = flowOf(source);
    if (flow === undefined) return [];
    const heard = propertiesNamed(source, 'on').flatMap((value) =>
      value.type === 'ObjectExpression'
        ? value.properties.flatMap((entry) => (entry.type === 'Property' ? keyOf(entry.key) : []))
        : [],
    );
    return [...new Set(heard)].filter((event) => !sent.has(event)).map((event) => `${flow} ${event}`);
  });
}

/** Tags that a chart sets and nothing that runs asks for, as `add-to-cart gate`. */
export function unreadTags(sources: readonly Source[]): string[] {
  const read = sources.filter(runs).flatMap((source) => {
    const asked = [...codeOf(source).matchAll(/\bhasTag\('([\w-]+)'/g)].map(([, tag = '']) => tag);
    const flow = /^machines\/([^/]+)\//.exec(source.path)?.[1];
    return asked.map((tag) => (flow === undefined ? tag : `${flow} ${tag}`));
  });
  const known = new Set(read);
  return sources.flatMap((source) => {
    const flow = flowOf(source);
    if (flow === undefined) return [];
    const set = propertiesNamed(source, 'tags').flatMap((value) =>
      value.type === 'ArrayExpression'
        ? value.elements.flatMap((tag) => (tag?.type === 'Literal' ? String(tag.value) : []))
        : [],
    );
    return [...new Set(set)]
      .map((tag) => `${flow} ${tag}`)
      .filter((tag) => !known.has(tag) && !known.has(tag.split(' ')[1] ?? ''));
  });
}

/** Selectors that nothing that runs imports or calls, as `machines/orders/orders.selectors.ts isLoading`. */
export function unreadSelectors(sources: readonly Source[]): string[] {
  const running = sources.filter(runs);
  return running.flatMap((source) => {
    if (!source.path.endsWith('.selectors.ts')) return [];
    return source.tree.module.staticExports
      .flatMap(({ entries }) =>
        entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
      )
      .filter((name) => !running.some((other) => readsSelector(other, source, name)))
      .map((name) => `${source.path} ${name}`);
  });
}

function readsSelector(reader: Source, { path }: Source, name: string): boolean {
  if (reader.path === path)
    return [...codeOf(reader).matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length > 1;
  return reader.tree.program.body.some(
    (node) =>
      node.type === 'ImportDeclaration' &&
      posix.join(posix.dirname(reader.path), node.source.value) === path &&
      node.specifiers.some(
        (entry) =>
          (entry.type === 'ImportSpecifier' &&
            entry.imported.type === 'Identifier' &&
            entry.imported.name === name) ||
          (entry.type === 'ImportNamespaceSpecifier' &&
            codeOf(reader).includes(`${entry.local.name}.${name}`)),
      ),
  );
}

/** Methods of a service's interface that nothing that runs calls, as `services/cart.ts acceptAlternatives`. */
export function uncalledMethods(sources: readonly Source[]): string[] {
  const running = sources.filter(runs);
  const called = new Set(
    running
      .filter(({ path }) => !path.startsWith('services/'))
      .flatMap((source) => [...codeOf(source).matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name)),
  );
  return running
    .filter(({ path }) => path.startsWith('services/'))
    .flatMap((source) =>
      source.tree.program.body.flatMap((node) => {
        const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
        if (declared?.type !== 'TSInterfaceDeclaration' || !declared.id.name.endsWith('Service')) return [];
        return declared.body.body.flatMap((member) => {
          if (member.type !== 'TSMethodSignature') return [];
          const name = keyOf(member.key);
          return called.has(name) ? [] : [`${source.path} ${name}`];
        });
      }),
    );
}

/** What JSX sets on each component, by the file it is imported from and its name. */
function setProps(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const set = new Map<string, Set<string>>();
  for (const source of sources) {
    const homes = new Map<string, string>();
    for (const node of source.tree.program.body) {
      if (node.type !== 'ImportDeclaration') continue;
      const from = posix.join(posix.dirname(source.path), node.source.value);
      for (const entry of node.specifiers) {
        if (entry.type === 'ImportSpecifier' && entry.imported.type === 'Identifier')
          homes.set(entry.local.name, `${from} ${entry.imported.name}`);
      }
    }
    new Visitor({
      JSXElement({ openingElement, children }) {
        if (openingElement.name.type !== 'JSXIdentifier') return;
        const { name } = openingElement.name;
        const home = homes.get(name) ?? `${source.path} ${name}`;
        const props = set.get(home) ?? new Set();
        set.set(home, props);
        if (children.some((child) => child.type !== 'JSXText' || child.value.trim() !== ''))
          props.add('children');
        for (const attribute of openingElement.attributes) {
          if (attribute.type === 'JSXSpreadAttribute') props.add('...');
          else if (attribute.name.type === 'JSXIdentifier') props.add(attribute.name.name);
        }
      },
    }).visit(source.tree.program);
  }
  return set;
}

/** Props of the design system that no screen sets, as `src/ui/commerce/Price.tsx Price faded`. */
export function unsetProps(sources: readonly Source[]): string[] {
  const running = sources.filter(runs);
  const set = setProps(running.filter(({ path }) => path.endsWith('.tsx')));
  return running
    .filter(({ path }) => /^src\/ui\/.*\.tsx$/.test(path))
    .flatMap((source) =>
      source.tree.program.body.flatMap((node) => {
        const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node;
        if (declared.type !== 'TSInterfaceDeclaration') return [];
        const component = /^(\w+)Props$/.exec(declared.id.name)?.[1];
        if (component === undefined) return [];
        const given = set.get(`${source.path} ${component}`) ?? new Set();
        if (given.has('...')) return [];
        return declared.body.body.flatMap((member) => {
          if (member.type !== 'TSPropertySignature') return [];
          const name = keyOf(member.key);
          return given.has(name) ? [] : [`${source.path} ${component} ${name}`];
        });
      }),
    );
}
