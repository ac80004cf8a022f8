import { Fragment, type ReactNode } from 'react';
import { facts as factsClass, name as nameClass, value as valueClass } from './Facts.css.ts';

/** Names and what they stand for. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={factsClass}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className={nameClass}>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
