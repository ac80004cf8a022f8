import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';

/** A brand's own words as its file has them: by the Italian text of a catalogue. */
export type OwnWords = Readonly<Record<string, string>>;

/** The ids of every text of the screens, by the Italian it has in `locales/it`: two texts may read the same. */
export type SourceTexts = ReadonlyMap<string, readonly string[]>;

const entries =
  /^(?<comments>(?:#.*\n)*)msgid "(?<source>(?:[^"\\]|\\.)+)"\nmsgstr "(?<text>(?:[^"\\]|\\.)*)"$/gm;

/** Reads the catalogues. A text with a key of its own is known by its words too, and by the key to the screens. */
export function sourceTexts(root: string): SourceTexts {
  const found = new Map<string, string[]>();
  for (const file of globSync('locales/it/*.po', { cwd: root })) {
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(entries)) {
      const { comments = '', source = '', text = '' } = groups ?? {};
      const read = (quoted: string) => JSON.parse(`"${quoted}"`) as string; // the escapes of gettext are JSON's
      const id = comments.includes('js-lingui-explicit-id') ? read(source) : idOf(read(source));
      found.set(read(text), [...new Set([...(found.get(read(text)) ?? []), id])]);
    }
  }
  return found;
}

const idOf = (source: string): string => generateMessageId(source) as string; // Lingui leaves its type open

const isChoices = (value: unknown): value is Readonly<Record<string, CompiledMessage>> =>
  typeof value === 'object' && value !== null;

/** What is filled in: places with their kind, as `total plural`, the tags of links and emphasis, and a brace that opens no place. */
function filledIn(message: CompiledMessage): string[] {
  return message.flatMap((part) => {
    if (typeof part === 'string') return part.match(/<\/?\d+\/?>|[{}]/g) ?? [];
    const [name, kind = '', format] = part;
    const choices = isChoices(format) ? Object.values(format).filter(Array.isArray) : [];
    return [`${name} ${kind}`.trim(), ...choices.flatMap((choice: CompiledMessage) => filledIn(choice))];
  });
}

const distinct = (message: string): string =>
  [...new Set(filledIn(compileMessageOrThrow(message)))].toSorted().join(', ');

function faultOf(source: string, text: string, texts: SourceTexts): string | null {
  const name = `“${source.slice(0, 60)}”`;
  if (!texts.has(source)) return `${name} is no text of the shop’s: it is written as in locales/it.`;
  if (typeof text !== 'string' || text.trim() === '') return `${name} has an empty text.`;
  try {
    const [wanted, given] = [distinct(source), distinct(text)];
    return wanted === given
      ? null
      : `${name} has other places than the shop’s text: ${given || 'none'}, not ${wanted || 'none'}.`;
  } catch (error) {
    return `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What is wrong with a brand's own words, a sentence each: no text of the shop's, empty, other places than the shop's. */
export const wordsFaults = (words: OwnWords, texts: SourceTexts): string[] =>
  Object.entries(words).flatMap(([source, text]) => faultOf(source, text, texts) ?? []);

/** A brand's own words as screens look them up. */
const compiledWords = (words: OwnWords, texts: SourceTexts): Record<string, CompiledMessage> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([source, text]) =>
      (texts.get(source) ?? []).map((id) => [id, compileMessageOrThrow(text)]),
    ),
  );

/** Compiles the words a brand says in its own way, `tenants/<brand>/words/<language>.json` (TEN-05). */
export function brandWords(root: string): Plugin {
  return {
    name: 'brand-words',
    // Vite makes a module of the JSON that is left.
    enforce: 'pre',
    transform: {
      filter: { id: /\/tenants\/[^/]+\/words\/[\w-]+\.json$/ },
      handler(code, id) {
        const words = JSON.parse(code) as OwnWords;
        const texts = sourceTexts(root);
        const [fault] = wordsFaults(words, texts);
        if (fault !== undefined) this.error(`${id}: ${fault}`);
        return { code: JSON.stringify(compiledWords(words, texts)), map: null };
      },
    },
  };
}
