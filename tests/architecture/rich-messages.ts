import { Visitor } from 'rolldown/utils';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

/** Lingui's components whose text is formatted first and read for tags afterwards. */
const components = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const macros = '@lingui/react/macro';

/** Formats of numbers, money and time: what they return has no tag. */
const formats = /\/text\/(?:day|money|order-by|shop-time)\.ts$/;

interface Node {
  type: string;
  start: number;
}

function parsedValuesIn(source: Source): string[] {
  const { path, tree } = source;
  if (!path.startsWith('src/') || isTest(path)) return [];
  const found: string[] = [];
  const safe = new Set(['literal', 'dataText', 'nameText', 'inSeries']);
  // Names of what these returned.
  const elements = new Set<string>();
  const rich = new Set<string>();
  for (const { moduleRequest, entries } of tree.module.staticImports)
    for (const { localName } of entries) {
      if (formats.test(moduleRequest.value)) safe.add(localName.value);
      if (moduleRequest.value === macros && components.has(localName.value)) rich.add(localName.value);
    }
  let depth = 0;
  const judge = (expression: Node & { callee?: unknown; value?: unknown }): void => {
    if (expression.type === 'JSXEmptyExpression') return;
    if (expression.type === 'Literal' && !/[<>]/.test(String(expression.value))) return;
    if (expression.type === 'Identifier' && elements.has((expression as { name?: string }).name ?? ''))
      return;
    const { callee } = expression as { callee?: { type: string; name?: string } };
    if (callee?.type === 'Identifier' && safe.has(callee.name ?? '')) return;
    found.push(finding(source, expression.start, 'fills a rich message with what may be read as a tag'));
  };
  const isRich = (name: { type: string; name?: unknown }): boolean =>
    name.type === 'JSXIdentifier' && typeof name.name === 'string' && rich.has(name.name);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const { callee } = init;
      if (callee.type === 'Identifier' && safe.has(callee.name)) elements.add(id.name);
    },
    ImportDeclaration({ source: { value }, specifiers, start }) {
      const isRuntime = specifiers.some(({ local }) => local.name === 'Trans');
      if (value === '@lingui/react' && isRuntime)
        found.push(finding(source, start, 'takes Trans without its macro'));
    },
    JSXElement({ openingElement: { name, attributes }, children }) {
      if (isRich(name)) {
        depth += 1;
        if (name.type === 'JSXIdentifier' && name.name !== 'Trans')
          for (const attribute of attributes) {
            if (attribute.type !== 'JSXAttribute' || attribute.name.name === 'value') continue;
            const { value } = attribute;
            if (value?.type !== 'JSXExpressionContainer') continue;
            if (value.expression.type !== 'JSXElement' && value.expression.type !== 'JSXFragment')
              judge(value.expression);
          }
      }
      if (depth > 0)
        for (const child of children) if (child.type === 'JSXExpressionContainer') judge(child.expression);
    },
    'JSXElement:exit'({ openingElement: { name } }) {
      if (isRich(name)) depth -= 1;
    },
    JSXFragment({ children }) {
      if (depth > 0)
        for (const child of children) if (child.type === 'JSXExpressionContainer') judge(child.expression);
    },
  }).visit(tree.program);
  return found;
}

/** A source that has Lingui's components. */
const ofMacros = (text: string, ...finds: string[]) =>
  example('src/views/x/X.tsx', `import { Trans, Plural, Select } from '${macros}'; ${text}`, ...finds);

const breaks = 'fills a rich message with what may be read as a tag';

export const richMessages: Rule = {
  says: 'no free text is a value of a rich message: Lingui would read tags in it, so it stands there as literal(…), dataText(…) or nameText(…)',
  check: (sources) => sources.flatMap(parsedValuesIn),
  examples: [
    ofMacros('const a = <Trans>Togli<b> {product.name}</b></Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Trans>Cerca «{text}»</Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Trans>{`a ${name}`} <b>x</b></Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Trans>{quantityText(product, 1)}</Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Trans><>{name}</></Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Plural value={n} other={<>{name} #</>} />;', `1 ${breaks}`),
    ofMacros('const a = <Select value={n} other={name} />;', `1 ${breaks}`),
    example('src/views/x/X.tsx', "import { Trans } from '@lingui/react';", '1 takes Trans without its macro'),
    example('src/views/x/X.tsx', 'const a = <Select>{name}</Select>;'),
    ofMacros('const a = <Trans>Togli<b> {literal(product.name)}</b></Trans>;'),
    ofMacros('const name = dataText(product.name); const a = <Trans>Togli {name}</Trans>;'),
    ofMacros('const name = product.name; const a = <Trans>Togli {name}</Trans>;', `1 ${breaks}`),
    ofMacros('const a = <Trans>Ora{" "}<A href={to}>qui</A></Trans>;'),
    ofMacros('const a = <Plural value={n} one="# campo" other="# campi" />;'),
    example('src/views/x/X.tsx', 'const a = t`Cerca «${text}»`;'),
    ofMacros(
      "import { money } from '../../text/money.ts';\nconst a = <Trans><b>{money(1)}</b> in tutto</Trans>;",
    ),
  ],
};
