import { describe, expect, test } from 'vitest';
import { mainWay } from '../../flows/chart/main-way.ts';
import { transitionWords } from '../../flows/chart/words.ts';
import { mermaidOf } from '../../flows/docs/mermaid.ts';
import { layOut, type Rectangle } from '../../flows/page/drawing/lay-out.ts';
import { guessedWidth } from '../../flows/page/drawing/text-size.ts';
import { charts } from './charts.ts';

/** The lines Mermaid's grammar of state diagrams is used with; anything else is not known to be drawn everywhere. */
const known = [
  /^stateDiagram-v2$/,
  /^\[\*\] --> \w+$/,
  /^\w+ --> \[\*\]$/,
  /^\w+ --> \w+ : [^:;#{}"%]+$/,
  /^state "[\w-]+" as \w+( \{)?$/,
  /^\w+ : [^:;#{}"%]+$/,
  /^note right of \w+$/,
  /^[^:;#{}"%]+ (?:stays|again|to [\w, ]+)$/,
  /^(?:calls|opens) \w+(?: as \w+)?$/,
  /^(?:end note|\}|--)$/,
];

describe.each(charts)('%s in Mermaid', (_, chart) => {
  const text = mermaidOf(chart);
  const lines = text.split('\n').map((line) => line.trim());

  test('has every state but the machine itself', () => {
    const inner = chart.states.filter(({ parent }) => parent !== null);
    const missing = inner.filter(
      ({ id, key }) => !text.includes(`state "${key}" as ${id.replaceAll('.', '_')}`),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('has every transition', () => {
    const missing = chart.transitions.filter((one) => !text.includes(transitionWords(one)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('has nothing Mermaid might not read', () => {
    expect(lines.filter((line) => !known.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
      lines.filter((line) => line === '}').length,
    );
  });
});

const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(charts)('%s on the page', (_, chart) => {
  const laidOut = layOut(chart, { measure: guessedWidth, text: 'all', main: mainWay(chart) });

  test('shows every transition', async () => {
    const { boxes, arrows } = await laidOut;
    const lines = [
      ...boxes.flatMap((box) => box.lines),
      ...arrows.flatMap(({ bundle }) => bundle?.lines ?? []),
    ];
    const shown = lines.flatMap(({ transition }) => transition ?? []);
    expect(shown.toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });

  test('has a place for every state, inside the one around it and beside the others', async () => {
    const { boxes } = await laidOut;
    expect(boxes.map(({ state }) => state.id)).toEqual(chart.states.map(({ id }) => id));
    for (const box of boxes) {
      const around = boxes.find(({ state }) => state.id === box.state.parent);
      const beside = boxes.filter((one) => one !== box && one.state.parent === box.state.parent);
      expect(around === undefined || holds(around, box)).toBe(true);
      expect(beside.filter((one) => overlap(one, box)).map(({ state }) => state.id)).toEqual([]);
    }
  });

  test('has a way for every arrow, from its source to its target', async () => {
    const { boxes, arrows } = await laidOut;
    const touches = (id: string, { x, y } = { x: -1, y: -1 }): boolean => {
      const box = boxes.find(({ state }) => state.id === id);
      return box !== undefined && overlap(box, { x: x - 1, y: y - 1, width: 2, height: 2 });
    };
    const astray = arrows.filter(
      ({ bundle, points }) =>
        bundle !== null && !(touches(bundle.source, points[0]) && touches(bundle.target, points.at(-1))),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});
