import { Skeleton } from '../feedback/Skeleton.tsx';
import { picture, row } from './ProductRow.css.ts';

/** Placeholder for a row that is loading, of the same height. */
export function ProductRowSkeleton() {
  return (
    <div className={row} aria-hidden="true">
      <div className={picture}>
        <Skeleton height="square" />
      </div>
      <div>
        <Skeleton height="line" width="half" />
      </div>
    </div>
  );
}
