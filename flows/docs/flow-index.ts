import type { CountedFlow } from './counted-flow.ts';
import { cell, page, table } from './markdown.ts';

/** What stands before the details: up to the first colon, semicolon or full stop, without requirement ids. */
function firstSentence(says: string): string {
  const bare = says.replaceAll(/ \([A-Z][^)]*\d[^)]*\)/g, '');
  const [first = bare] = bare.split(/(?<=\.)\s/);
  return first;
}

/** The list of all flows. */
export const flowIndex = (flows: readonly CountedFlow[]): string =>
  page([
    '<!-- Written by `npm run flows -- --docs` from the statecharts; edit those. -->',
    '# The flows',
    'Every flow of the shop is a statechart in `machines/`. These pages are generated from them, and `npm run verify` ' +
      'fails when they are older than the charts: `npm run flows -- --docs` writes them again. [How the flows work ' +
      'together](together.md) tells the whole story; `npm run flows` shows the charts alive.',
    table(
      ['flow', 'what it is for', 'states', 'transitions', 'paths'],
      flows.map(({ chart, says, paths }) => [
        `[${chart.name}](${chart.name}.md)`,
        cell(firstSentence(says)),
        String(chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final').length),
        String(chart.transitions.length),
        String(paths),
      ]),
    ),
  ]);
