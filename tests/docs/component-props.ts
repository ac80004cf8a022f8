import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isNode, nodesOf as placedNodesOf, type Node } from '../../scripts/source-nodes.ts';
import { root } from '../../server/root.ts';

/** A component of src/ui and the props that it can do without. */
export interface Component {
  readonly file: string;
  readonly name: string;
  readonly optional: readonly string[];
}

/** The props that one element gives its component. */
interface Use {
  readonly file: string;
  readonly name: string;
  readonly props: ReadonlySet<string>;
}

const partsOf = (value: unknown): Node[] => [value].flat().filter(isNode);

const nodesOf = (file: string, source: string): Node[] => placedNodesOf(file, source).map(({ node }) => node);

const textOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '');

function optionalIn(members: unknown): string[] {
  return partsOf(members).flatMap((member) =>
    member.type === 'TSPropertySignature' && member['optional'] === true ? [textOf(member['key'])] : [],
  );
}

/** The members of a type, as far as the file itself says them. */
function membersOf(type: unknown, declared: ReadonlyMap<string, Node>): Node[] {
  if (!isNode(type)) return [];
  const { typeAnnotation, typeName, types, members, body } = type;
  const bases = partsOf(type['extends']).map(({ expression }) => declared.get(textOf(expression)));
  return [
    ...partsOf(members),
    ...(type.type === 'TSInterfaceBody' ? partsOf(body) : membersOf(body, declared)),
    ...[...partsOf(types), ...bases, declared.get(textOf(typeName)), typeAnnotation].flatMap((one) =>
      membersOf(one, declared),
    ),
  ];
}

/** The components that a file exports. */
export function componentsIn(file: string, source: string): Component[] {
  const nodes = nodesOf(file, source);
  const declared = new Map(
    nodes
      .filter(({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration')
      .map((node) => [textOf(node['id']), node]),
  );
  return nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => partsOf(declaration))
    .filter(({ type, id }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(textOf(id)))
    .map(({ id, params }) => ({
      file,
      name: textOf(id),
      optional: [
        ...new Set(
          optionalIn(
            partsOf(params)
              .slice(0, 1)
              .flatMap(({ typeAnnotation }) => membersOf(typeAnnotation, declared)),
          ),
        ),
      ],
    }));
}

const isUndefined = (value: Node | undefined): boolean => {
  const given = value?.type === 'JSXExpressionContainer' ? value['expression'] : value;
  return isNode(given) && given['name'] === 'undefined';
};

/** What a spread gives, as far as an object of the same file says it. */
function spread(value: Node | undefined, objects: ReadonlyMap<string, Node>): string[] {
  const object = value?.type === 'ObjectExpression' ? value : objects.get(textOf(value));
  return partsOf(object?.['properties']).flatMap((property) =>
    property.type === 'SpreadElement'
      ? spread(partsOf(property['argument'])[0], objects)
      : isUndefined(partsOf(property['value'])[0])
        ? []
        : [textOf(property['key'])],
  );
}

function propsOf({ openingElement, children }: Node, objects: ReadonlyMap<string, Node>): Set<string> {
  const attributes = partsOf(openingElement).flatMap((opening) => partsOf(opening['attributes']));
  const isFilled = partsOf(children).some(
    ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
  );
  return new Set([
    ...attributes.flatMap((attribute) => {
      if (attribute.type === 'JSXSpreadAttribute') return spread(partsOf(attribute['argument'])[0], objects);
      return isUndefined(partsOf(attribute['value'])[0]) ? [] : [textOf(attribute['name'])];
    }),
    ...(isFilled ? ['children'] : []),
  ]);
}

/** Every element of a component of src/ui that a file has; `file` is its path. */
export function usesIn(file: string, source: string): Use[] {
  const nodes = nodesOf(file, source);
  const objects = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(init)
        ? [
            [
              textOf(id),
              init.type === 'TSAsExpression' ? (partsOf(init['expression'])[0] ?? init) : init,
            ] as const,
          ]
        : [],
    ),
  );
  const imported = new Map(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source: from, specifiers }) =>
        partsOf(specifiers).map((one) => [textOf(one['local']), join(dirname(file), textOf(from))] as const),
      ),
  );
  return nodes
    .filter(({ type }) => type === 'JSXElement')
    .map((element) => {
      const name = textOf(partsOf(element['openingElement'])[0]?.['name']);
      return { file: imported.get(name) ?? file, name, props: propsOf(element, objects) };
    });
}

const inFiles = <Found>(pattern: string, read: (file: string, source: string) => Found[]): Found[] =>
  globSync(pattern, { cwd: root }).flatMap((file) => {
    const path = join(root, file);
    return read(path, readFileSync(path, 'utf8'));
  });

const galleryOf = (file: string): string =>
  join(root, 'gallery/components', relative(join(root, 'src/ui'), file));

/** What no element in the gallery's file of a component shows: a prop, none of it, or two of them together. */
export function missingProps(): string[] {
  const shopUses = inFiles('src/{ui,views,app,pages}/**/*.tsx', usesIn);
  const galleryUses = new Map<string, Use[]>();
  for (const file of globSync('gallery/components/**/*.tsx', { cwd: root })) {
    const path = join(root, file);
    galleryUses.set(path, usesIn(path, readFileSync(path, 'utf8')));
  }
  return inFiles('src/ui/**/*.tsx', componentsIn).flatMap(({ file, name, optional }) => {
    const isOf = (use: Use) => use.file === file && use.name === name;
    const shown = (galleryUses.get(galleryOf(file)) ?? []).filter(isOf);
    const given = shopUses.filter(isOf);
    const pairs = optional.flatMap((one, at) => optional.slice(at + 1).map((other) => [one, other] as const));
    const label = `${relative(join(root, 'src'), file)} ${name}`;
    return [
      ...optional
        .filter((prop) => !shown.some(({ props }) => props.has(prop)))
        .map((prop) => `${label}: with ${prop}`),
      ...optional
        .filter((prop) => shown.every(({ props }) => props.has(prop)))
        .map((prop) => `${label}: without ${prop}`),
      ...pairs
        .filter(([one, other]) => given.some(({ props }) => props.has(one) && props.has(other)))
        .filter(([one, other]) => !shown.some(({ props }) => props.has(one) && props.has(other)))
        .map(([one, other]) => `${label}: ${one} with ${other}`),
    ];
  });
}
