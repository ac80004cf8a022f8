import { Visitor } from 'rolldown/utils';
import { namedColours } from './named-colours.ts';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

const pixel = /(?<![\w.-])-?(?!0px)\d*\.?\d+px\b/;
const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named = new RegExp(String.raw`(?<![\w-])(?:${namedColours.join('|')})(?![\w-])`, 'i');

/** Properties whose plain number is no length: vanilla-extract makes pixels of all the others. */
const unitless =
  /^(?:animationIterationCount|aspectRatio|column(?:Count|s)|fillOpacity|flex(?:Grow|Shrink)?|fontWeight|grid(?:Area|Column|Row)(?:End|Start)?|lineHeight|opacity|order|orphans|scale|stroke(?:Opacity|Width)|tabSize|widows|zIndex|zoom|WebkitLineClamp)$/;

function rawStylesIn(source: Source): string[] {
  const { path } = source;
  if (!/^src\/.*\.tsx?$/.test(path) || isTest(path)) return [];
  const isSheet = path.endsWith('.css.ts');
  const found: string[] = [];
  const judge = (text: string, offset: number) => {
    if (isSheet && /\battr\(/.test(text)) found.push(finding(source, offset, 'draws text of an attribute'));
    const raw = pixel.exec(text) ?? colour.exec(text) ?? (isSheet ? named.exec(text) : null);
    if (raw !== null) found.push(finding(source, offset, `has the raw value ${raw[0]}`));
  };
  new Visitor({
    ImportDeclaration({ source: from, start }) {
      if (!isSheet && from.value === '@vanilla-extract/css') {
        found.push(finding(source, start, 'styles outside *.css.ts'));
      }
    },
    Literal({ value, start }) {
      if (typeof value === 'string') judge(value, start);
    },
    TemplateElement({ value, start }) {
      judge(value.raw, start);
    },
    Property({ key, value, start }) {
      const name = key.type === 'Identifier' ? key.name : '';
      const length = value.type === 'UnaryExpression' ? value.argument : value;
      if (!isSheet || unitless.test(name) || length.type !== 'Literal') return;
      if (typeof length.value === 'number' && length.value !== 0) {
        found.push(finding(source, start, `has the raw length ${name}: ${length.raw ?? ''}`));
      }
    },
  }).visit(source.tree.program);
  return found;
}

const sheet = (rule: string): string => `export const a = style({ ${rule} });`;

export const rawStyles: Rule = {
  says: 'no raw colour and no pixel outside tenants/, no style outside *.css.ts, and no text drawn by a style',
  check: (sources) => sources.flatMap(rawStylesIn),
  examples: [
    example('src/ui/X.css.ts', sheet("color: '#fff'"), '1 has the raw value #fff'),
    example('src/ui/X.css.ts', sheet("color: 'rgb(0 0 0 / 50%)'"), '1 has the raw value rgb('),
    example('src/ui/X.css.ts', sheet("color: 'hsla(0, 0%, 0%, 1)'"), '1 has the raw value hsla('),
    example('src/ui/X.css.ts', sheet("color: 'oklch(0.7 0.1 20)'"), '1 has the raw value oklch('),
    example('src/ui/X.css.ts', sheet("color: 'White'"), '1 has the raw value White'),
    example('src/ui/X.css.ts', sheet('border: `${thin} solid tomato`'), '1 has the raw value tomato'),
    example('src/ui/X.css.ts', sheet("width: '12px'"), '1 has the raw value 12px'),
    example('src/ui/X.css.ts', sheet('margin: `-0.5px ${space}`'), '1 has the raw value -0.5px'),
    example('src/ui/X.css.ts', sheet('top: -4'), '1 has the raw length top: 4'),
    example('src/ui/X.css.ts', sheet('padding: 8'), '1 has the raw length padding: 8'),
    example('src/ui/X.css.ts', sheet("content: 'attr(data-text)'"), '1 draws text of an attribute'),
    example('src/ui/X.tsx', "const a = <p style={{ width: '40px' }} />;", '1 has the raw value 40px'),
    example('src/ui/X.tsx', "import { style } from '@vanilla-extract/css';", '1 styles outside *.css.ts'),
    example('src/ui/X.css.ts', sheet("color: 'transparent', zIndex: 2, margin: 0, whiteSpace: 'nowrap'")),
    example('src/ui/X.css.ts', sheet("width: '1.5rem', fill: 'currentColor', flex: 1, top: '50%'")),
    example('tenants/a/tokens.ts', "export const red = '#c00';"),
  ],
};
