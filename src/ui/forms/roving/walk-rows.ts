import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down lead from row to row, to the last control of each; inside a field they are the field's. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll('article')];
  const next = rows[rows.findIndex((row) => row.contains(target)) + step];
  const controls = next?.querySelectorAll<HTMLElement>('a, button');
  const control = controls?.[controls.length - 1];
  if (control === undefined) return;
  event.preventDefault();
  control.focus();
}
