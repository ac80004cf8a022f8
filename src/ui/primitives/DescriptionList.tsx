import { Fragment, type ReactNode } from 'react';
import { frame, items as listClass, name as nameClass, value as valueClass } from './DescriptionList.css.ts';

/** A list of names and values. */
export function DescriptionList({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <div className={frame}>
      <dl className={listClass}>
        {items.map(({ name, value }) => (
          <Fragment key={name}>
            <dt className={nameClass}>{name}</dt>
            <dd className={valueClass}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
