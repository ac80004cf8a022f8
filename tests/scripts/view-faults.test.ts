import { expect, test } from 'vitest';
import { faultsIn, plantFaults } from '../../scripts/view-faults.ts';

const source = `
export function Retry({ name, error, isBusy }) {
  return (
    <>
      <p role="status">{name}</p>
      <div role="alert">
        <Field error={error} label={t\`Prezzo di \${name}\`} />
      </div>
      <Button
        disabled={isBusy && error === null}
        disabledReason={isBusy ? 'Un momento' : undefined}
        onClick={() => flow.send({ type: 'page.retry' })}
      />
      <Button label="Annulla" onClick={() => flow.send({ type: 'page.leave', reason: 'x' })} />
    </>
  );
}
`;

const told = faultsIn('Retry.tsx', source).map(({ kind, expression, replacement }) => [
  kind,
  source.slice(expression.start, expression.end).replaceAll(/\s+/g, ' '),
  replacement,
]);

test('each kind of fault is found where it can be planted', () => {
  expect(told).toEqual([
    ['live region', '"status"', 'undefined'],
    ['error', '<div role="alert"> <Field error={error} label={t`Prezzo di ${name}`} /> </div>', 'null'],
    ['live region', '"alert"', 'undefined'],
    ['error', 'error', 'undefined'],
    ['label', 't`Prezzo di ${name}`', `'Altro prodotto'`],
    ['disabled', 'isBusy && error === null', '!(isBusy && error === null)'],
    ['disabled', `isBusy ? 'Un momento' : undefined`, 'undefined'],
    ['event', `'page.retry'`, `'page.leave'`],
    ['event', `'page.leave'`, `'page.retry'`],
  ]);
});

test('an event that is the only one of its view becomes one that nobody knows', () => {
  const [fault] = faultsIn(
    'Only.tsx',
    `export const Only = () => <a onClick={() => send({ type: 'a.b' })} />;`,
  );
  expect(fault).toMatchObject({ kind: 'event', replacement: `'other.event'` });
});

test('a view without anything to get wrong has no faults', () => {
  expect(faultsIn('Plain.tsx', 'export const Plain = () => <p role="list">1</p>;')).toEqual([]);
});

test('faults are planted beside what stands there, one within another too', () => {
  const card = `const Card = () => <><b role="alert"><Field error={error} /></b></>;\nsend({ type: 'a.b' });`;
  const faults = faultsIn('Card.tsx', card).map((fault, index) => ({ number: index + 1, fault }));
  expect(plantFaults(card, faults)).toBe(
    `const Card = () => <>{globalThis.__plantedFault === 1 ? (null) : (<b role={globalThis.__plantedFault === 2 ? (undefined) : ("alert")}>` +
      `<Field error={globalThis.__plantedFault === 3 ? (undefined) : (error)} /></b>)}</>;\n` +
      `send({ type: (globalThis.__plantedFault === 4 ? ('other.event') : ('a.b')) });`,
  );
});

test('an element that an expression holds is planted in brackets', () => {
  const note = `const note = error === null ? null : <p role="alert">{error}</p>;`;
  const [fault] = faultsIn('Note.tsx', note);
  expect(fault === undefined ? '' : plantFaults(note, [{ number: 7, fault }])).toBe(
    `const note = error === null ? null : (globalThis.__plantedFault === 7 ? (null) : (<p role="alert">{error}</p>));`,
  );
});
