import { Fragment, type ReactNode } from 'react';

/** Returns parts of a sentence one after the other, with commas between them. */
export const inSeries = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));
