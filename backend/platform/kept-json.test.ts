import { describe, expect, test } from 'vitest';
import { stringify, withJson } from './kept-json.ts';

const apple = () =>
  withJson({ name: 'Mela «gialla»', price: 1.2 }, () => '{"name":"Mela «gialla»","price":1.2}');

describe('objects that know their JSON', () => {
  test('stand where they are, each with its own text, in objects, lists and nested', () => {
    const pear = withJson({ name: 'Pera' }, () => '{"name":"Pera"}');
    const value = { items: [{ product: apple() }, { product: pear }], best: pear, name: 'Mela' };
    expect(JSON.parse(stringify(value))).toEqual({
      items: [{ product: { name: 'Mela «gialla»', price: 1.2 } }, { product: { name: 'Pera' } }],
      best: { name: 'Pera' },
      name: 'Mela',
    });
    expect(stringify(pear)).toBe('{"name":"Pera"}');
  });

  test('are plain objects to everybody else', () => {
    expect(JSON.stringify({ product: apple() })).toBe('{"product":{"name":"Mela «gialla»","price":1.2}}');
    expect(Object.keys(apple())).toEqual(['name', 'price']);
  });

  test('a copy says what it is, not what the first was', () => {
    expect(stringify({ ...apple(), price: 2 })).toBe('{"name":"Mela «gialla»","price":2}');
  });

  test('values without them are as JSON has them', () => {
    const value = { text: 'a "b" €', none: null, gone: undefined, list: [1, undefined], when: new Date(0) };
    expect(stringify(value)).toBe(JSON.stringify(value));
  });

  test('a value that cannot be told leaves nothing behind', () => {
    const round: Record<string, unknown> = { product: apple() };
    round['self'] = round;
    expect(() => stringify(round)).toThrow(TypeError);
    expect(JSON.stringify(apple())).toBe('{"name":"Mela «gialla»","price":1.2}');
  });
});
