/** Trees by name: a view's, a component's, or what one is on a wide screen (`wideOf`). */
export type Trees = ReadonlyMap<string, string>;

const ending = '.txt';
const wideEnding = '.wide';
const componentFile = /^ui\/[^/]+\.txt$/;
/** On a wide screen a component has a file of its own. */
const component = /^(ui\/[^/]+)\/[^/.]+$/;
/** A component's section begins with its name, as the text of a view does. */
const sectionStart = /^(?=# \S+$)/m;

/** The name of a view's tree on a wide screen. */
export const wideOf = (name: string): string => `${name}${wideEnding}`;

/** The file a tree stands in, from gallery/trees: its own, or the one of the component's kind. */
export const fileOf = (tree: string): string => `${component.exec(tree)?.[1] ?? tree}${ending}`;

/** The trees a file holds, by name. */
export function treesIn(file: string, text: string): Map<string, string> {
  if (!componentFile.test(file)) return new Map([[file.slice(0, -ending.length), text]]);
  const sections = text.split(sectionStart);
  return new Map(
    sections.map((section, index) => [
      section.slice(0, section.indexOf('\n')).replace(/^# /, ''),
      // An empty line stands between two sections.
      index === sections.length - 1 ? section : section.slice(0, -1),
    ]),
  );
}

/** What gallery/trees is to hold, by file: each tree once, in alphabetical order, a wide one only where it is another. */
export function filesOf(trees: Trees): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, text] of [...trees].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (name.endsWith(wideEnding) && text === trees.get(name.slice(0, -wideEnding.length))) continue;
    const file = fileOf(name);
    const before = files.get(file);
    files.set(file, before === undefined ? text : `${before}\n${text}`);
  }
  return files;
}
