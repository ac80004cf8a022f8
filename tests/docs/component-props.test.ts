import { describe, expect, test } from 'vitest';
import { componentsIn, missingProps, usesIn } from './component-props.ts';

test('the gallery shows every prop a component can do without, without it, and with each it is given beside', () => {
  expect(missingProps()).toEqual([]);
});

describe('a component', () => {
  test.each([
    ['its own props', 'interface P { a: string; b?: string; c?: number }', 'P', ['b', 'c']],
    [
      'of what it extends',
      'interface Q { a?: string } interface P extends Q { b?: string }',
      'P',
      ['b', 'a'],
    ],
    ['of several types', 'interface Q { a?: string } type R = Q & { b?: string };', 'R', ['a', 'b']],
    ['written at its place', '', '{ a: string; b?: number }', ['b']],
  ])('has the optional props: %s', (_, types, given, optional) => {
    const source = `${types} export function Box({ a }: ${given}) { return a; }`;
    expect(componentsIn('src/ui/Box.tsx', source)).toEqual([
      { file: 'src/ui/Box.tsx', name: 'Box', optional },
    ]);
  });
});

describe('an element', () => {
  const imported = "import { Box } from '../src/Box.tsx';";
  test.each([
    ['attributes', '<Box a="1" b />', ['a', 'b']],
    ['nothing where it is undefined', '<Box a={undefined} b={1} />', ['b']],
    ['what a spread object of the file holds', '<Box {...base} c={1} />', ['a', 'b', 'c']],
    ['an object spread at its place', '<Box {...{ a: 1, b: undefined }} />', ['a']],
    ['what it is around', '<Box>text</Box>', ['children']],
  ])('gives its component %s', (_, element, props) => {
    const source = `${imported} const base = { a: 1, b: 2 }; const shown = ${element};`;
    expect(usesIn('gallery/Box.tsx', source)).toEqual([
      { file: 'src/Box.tsx', name: 'Box', props: new Set(props) },
    ]);
  });
});
