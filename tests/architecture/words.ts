import { Visitor } from 'rolldown/utils';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

const letter = /\p{L}/u;
/** Something to read rather than a token: two words, a capital before small letters, an accent. */
const readable = /\p{L}{2,}[,.:;!?…]?\s+\p{L}|^\p{Lu}\p{Ll}+$|\p{L}[àèéìòù]|\p{L}['’]\p{L}/u;

const translators = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Lingui's macros. */
const takers = new Set(['t', 'msg', 'plural', 'select']);
/** Attributes with a language of their own. */
const coded = new Set(['preserveAspectRatio', 'sizes']);
const keys = new Set(['Escape', 'Enter', 'Delete', 'Home', 'End', 'Tab']);

/** Rules whose words are no sentences of a screen: what is typed, and what the server says in both languages. */
const spoken = new Set([
  'contract/rules/checkout/order-status.ts',
  'contract/rules/session/common-passwords.ts',
  'contract/rules/shopping-list/list-words.ts',
]);

function rawWordsIn(source: Source): string[] {
  const { path } = source;
  const isScreen = /^src\/(?:app|pages|routing|ui|views|wiring)\//.test(path) && !path.endsWith('.css.ts');
  // Both sides share the rules; `words` has what they say.
  const isRule = /^contract\/rules\/(?!words\/|language\/)/.test(path) && !spoken.has(path);
  if (!(isScreen || isRule) || isTest(path)) return [];
  const found: string[] = [];
  let excused = 0;
  const tell = (words: string, offset: number) => {
    if (excused === 0 && !keys.has(words)) found.push(finding(source, offset, `says ${words.trim()}`));
  };
  new Visitor({
    JSXElement({ openingElement: { name } }) {
      if (name.type === 'JSXIdentifier' && translators.has(name.name)) excused += 1;
    },
    'JSXElement:exit'({ openingElement: { name } }) {
      if (name.type === 'JSXIdentifier' && translators.has(name.name)) excused -= 1;
    },
    JSXAttribute({ name }) {
      if (name.type === 'JSXIdentifier' && coded.has(name.name)) excused += 1;
    },
    'JSXAttribute:exit'({ name }) {
      if (name.type === 'JSXIdentifier' && coded.has(name.name)) excused -= 1;
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && takers.has(callee.name)) excused += 1;
    },
    'CallExpression:exit'({ callee }) {
      if (callee.type === 'Identifier' && takers.has(callee.name)) excused -= 1;
    },
    // Macros again; the message of an error is read by whoever reads the log.
    TaggedTemplateExpression: () => void (excused += 1),
    'TaggedTemplateExpression:exit': () => void (excused -= 1),
    ThrowStatement: () => void (excused += 1),
    'ThrowStatement:exit': () => void (excused -= 1),
    JSXText({ value, start }) {
      if (letter.test(value)) tell(value, start + value.search(/\S/));
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && readable.test(value)) tell(value, start);
    },
    TemplateElement({ value, start }) {
      if (readable.test(value.raw)) tell(value.raw, start);
    },
  }).visit(source.tree.program);
  return found;
}

export const rawWords: Rule = {
  says: 'every word a shopper reads goes through Lingui, ui/ has none, and rules have theirs by language',
  check: (sources) => sources.flatMap(rawWordsIn),
  examples: [
    example('src/views/x/X.tsx', 'const a = <p>\n  Aggiungi\n</p>;', '2 says Aggiungi'),
    example('src/views/x/X.tsx', 'const a = <p title="Il tuo carrello" />;', '1 says Il tuo carrello'),
    example('src/views/x/X.tsx', 'const a = <p aria-label="Chiudi" />;', '1 says Chiudi'),
    example('src/views/x/X.tsx', "const a = <p>{isOn ? 'Sì' : 'No'}</p>;", '1 says Sì', '1 says No'),
    example('src/views/x/X.tsx', 'const a = `Ordine del ${day}`;', '1 says Ordine del'),
    example('src/views/x/X.tsx', "const a = 'dell’ordine';", '1 says dell’ordine'),
    example('src/ui/X.tsx', 'const a = <p>chiudi</p>;', '1 says chiudi'),
    example('src/app/x.ts', "const title = 'Pagina non trovata';", '1 says Pagina non trovata'),
    example('contract/rules/x/y.ts', "const rule = fieldRule(isX, 'Solo numeri');", '1 says Solo numeri'),
    example('contract/rules/words/it.ts', "const words = { digits: 'Solo numeri' };"),
    example('src/views/x/X.tsx', 'const a = <Trans>Il tuo <b>carrello</b></Trans>;'),
    example('src/views/x/X.tsx', "const a = t({ message: 'Il tuo carrello' });"),
    example('src/views/x/X.tsx', 'const a = <p title={t`Il tuo carrello`} tone="success">{euro(1)} ·</p>;'),
    example('src/app/x.ts', "if (root === null) throw new Error('the root is not there yet');"),
  ],
};
