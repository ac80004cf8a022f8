import { describe, expect, test } from 'vitest';
import { plantFaults } from '../../scripts/view-mutants/plant-faults.ts';
import { faultsIn } from '../../scripts/view-mutants/view-faults.ts';

const told = (source: string) =>
  faultsIn('View.tsx', source).map(({ kind, expression, replacement }) => [
    kind,
    source.slice(expression.start, expression.end).replaceAll(/\s+/g, ' '),
    replacement,
  ]);

const planted = (source: string) =>
  plantFaults(
    source,
    faultsIn('View.tsx', source).map((fault, index) => ({ number: index + 1, fault })),
  );

describe('faults of what a view says', () => {
  test('a live region, and an error, are taken away', () => {
    expect(told('const a = <div role="alert"><p aria-live="polite" /></div>;')).toEqual([
      ['error', '<div role="alert"><p aria-live="polite" /></div>', 'null'],
      ['live region', '"alert"', 'undefined'],
      ['live region', '"polite"', 'undefined'],
    ]);
    expect(told('const a = <Field error={wrong} />;')).toEqual([['error', 'wrong', 'undefined']]);
  });

  test('a control has the name of something else', () => {
    expect(told('const a = <Row title={t`Prezzo di ${name}`} />;')).toEqual([
      ['label', 't`Prezzo di ${name}`', `'Altro prodotto'`],
      ['prop', 't`Prezzo di ${name}`', 'undefined'],
    ]);
  });

  test('what is off or busy is turned round', () => {
    expect(told('const a = <Button busy={waits} disabledReason={why} />;')).toEqual([
      ['disabled', 'waits', '!(waits)'],
      ['prop', 'waits', 'undefined'],
      ['disabled', 'why', 'undefined'],
    ]);
  });

  test('an event is another one of the view, or one that nobody knows', () => {
    expect(told(`send({ type: 'a.b' }); send({ type: 'c.d' });`)).toEqual([
      ['event', `'a.b'`, `'c.d'`],
      ['event', `'c.d'`, `'a.b'`],
    ]);
    expect(told(`send({ type: 'a.b' });`)).toEqual([['event', `'a.b'`, `'other.event'`]]);
  });
});

describe('faults of how a view is put together', () => {
  test('a prop is taken away, with a value or without one, and what an object in one says', () => {
    expect(told('const a = <Row meta={weight} level={2} required items={[{ count: 3 }]} />;')).toEqual([
      ['prop', 'weight', 'undefined'],
      ['prop', '2', 'undefined'],
      ['prop', 'required', 'undefined'],
      ['prop', '[{ count: 3 }]', 'undefined'],
      ['prop', '3', 'undefined'],
    ]);
  });

  test('a handler does what its neighbour does, or nothing', () => {
    expect(told('const a = <Ask onNo={stay} onYes={leave} />;')).toEqual([
      ['prop', 'stay', 'undefined'],
      ['handler', 'stay', 'leave'],
      ['prop', 'leave', 'undefined'],
      ['handler', 'leave', 'stay'],
    ]);
  });

  test('a condition is turned round', () => {
    expect(told('const a = (b) => { if (b) return <i>{c && <u />}{d ? <b /> : null}</i>; };')).toEqual([
      ['condition', 'b', '!(b)'],
      ['condition', 'c', '!(c)'],
      ['condition', 'd', '!(d)'],
    ]);
  });

  test('a list ends with its third', () => {
    expect(told('const a = <ul>{names.map((name) => <li>{name}</li>)}</ul>;')).toEqual([
      ['list', 'names', '(names)?.slice?.(0, 3)'],
    ]);
  });

  test('a list of what may not be there is cut where it is there', () => {
    const source = 'const a = found?.products.map((name) => name);';
    const chain = 'found?.products.map((name) => name)';
    expect(told(source)).toEqual([['list', chain, '(found?.products)?.slice?.(0, 3).map((name) => name)']]);
    expect(told('const a = names?.map((name) => name);')).toEqual([
      ['list', 'names', '(names)?.slice?.(0, 3)'],
    ]);
  });

  test('looks, words to be translated, and what is no view have none', () => {
    expect(told('const a = <p className={b && c} tone={d ? e : f}>{t`${g ? h : i} pezzi`}</p>;')).toEqual([]);
    expect(told('const a = <Trans>{b ? 1 : 2}</Trans>;')).toEqual([]);
    expect(told('const { a: b } = c;')).toEqual([]);
    expect(told('const a = <p>{b && <Icon of={d} />}{[1, 2].map(e)}</p>;')).toEqual([]);
  });
});

describe('planting', () => {
  test('a fault stands beside what it takes the place of, one within another too', () => {
    expect(planted('const a = <b role="alert"><Field error={wrong} /></b>;')).toBe(
      'const a = (globalThis.__plantedFault(1) ? (null) : (<b role={globalThis.__plantedFault(2) ? (undefined) : ("alert")}>' +
        '<Field error={globalThis.__plantedFault(3) ? (undefined) : (wrong)} /></b>));',
    );
  });

  test('several faults of one place stand there one after the other', () => {
    expect(planted('const a = <Button busy={b} />;')).toBe(
      'const a = <Button busy={globalThis.__plantedFault(1) ? (!(b)) : globalThis.__plantedFault(2) ? (undefined) : (b)} />;',
    );
  });

  test('between tags a fault is put in braces, and what is only there gets a value', () => {
    expect(planted('const a = <><b role="alert" /><Field required /></>;')).toBe(
      'const a = <>{globalThis.__plantedFault(1) ? (null) : (<b role={globalThis.__plantedFault(2) ? (undefined) : ("alert")} />)}' +
        '<Field required={globalThis.__plantedFault(3) ? (undefined) : (true)} /></>;',
    );
  });
});
