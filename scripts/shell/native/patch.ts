import { ShellError } from '../shell-brand.ts';
import type { ShellFile } from '../shell-file.ts';

/** Lines that are put into a file of Capacitor's, between two marks; the next time they take each other's place. */
interface Block {
  readonly name: string;
  readonly lines: readonly string[];
  /** What they stand before. */
  readonly before: RegExp;
}

/** What is matched, its first group and the whole text, to what takes its place. */
type Change = (all: string, group: string, text: string) => string;

/** What is changed in a file that `npx cap add` made. */
export interface Patch {
  /** From the folder of the project. */
  readonly path: string;
  /** How the file marks what is no code. */
  readonly marks: 'xml' | 'slashes';
  readonly blocks: readonly Block[];
  /** Each must match. */
  readonly changes: readonly (readonly [match: RegExp, to: string | Change])[];
}

/** What an app has on one kind of phone besides what Capacitor makes. */
export interface NativePart {
  /** Below `native/`, where they wait for the folder they belong to. */
  readonly files: readonly ShellFile[];
  readonly patches: readonly Patch[];
}

const markIn = {
  xml: (words: string) => `<!-- ${words} -->`,
  slashes: (words: string) => `// ${words}`,
} as const;

function withBlock(text: string, { path, marks }: Patch, { name, lines, before }: Block): string {
  const [begin, end] = [markIn[marks](`shop: ${name}`), markIn[marks](`shop: end of ${name}`)];
  const block = [begin, ...lines, end].join('\n');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from !== -1 && to > from) return text.slice(0, from) + block + text.slice(to + end.length);
  const at = before.exec(text)?.index;
  if (at === undefined) throw new ShellError(`${path} has no place for its ${name}: ${before.source}`);
  return `${text.slice(0, at)}${block}\n${text.slice(at)}`;
}

/** The text of a file with its changes; the same again where it has them. Throws ShellError where it is not as Capacitor makes it. */
export function patched(text: string, patch: Patch): string {
  const changed = patch.changes.reduce((now, [match, to]) => {
    if (now.search(match) === -1)
      throw new ShellError(`${patch.path} has not what is changed: ${match.source}`);
    return now.replace(match, (all: string, ...rest: readonly unknown[]) =>
      typeof to === 'string' ? to : to(all, String(rest[0]), now),
    );
  }, text);
  return patch.blocks.reduce((now, block) => withBlock(now, patch, block), changed);
}

/** The number stores order versions by: 1.2.3 is 1002003. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 1_000_000 + minor * 1_000 + patch;
}
