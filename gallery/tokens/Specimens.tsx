import type { ReactNode } from 'react';
import { list, row, value as valueClass } from './Specimens.css.ts';

export interface Specimen {
  readonly name: string;
  readonly value: string;
  /** How it looks. */
  readonly sample: ReactNode;
}

/** Tokens one under another: how each looks, its name, its value. */
export function Specimens({ title, of }: { title: string; of: readonly Specimen[] }) {
  return (
    <section lang="en" aria-label={title}>
      <h2>{title}</h2>
      <ul className={list}>
        {of.map(({ name, value, sample }) => (
          <li key={name} className={row}>
            {sample}
            <span>{name}</span>
            <span className={valueClass}>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
