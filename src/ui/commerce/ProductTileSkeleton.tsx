import { action, body, media, tile } from './ProductTile.css.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** Placeholder for a product tile that is loading, of the same height. */
export function ProductTileSkeleton() {
  return (
    <div className={tile} aria-hidden="true">
      <div className={media}>
        <Skeleton height="square" />
      </div>
      <div className={body}>
        <Skeleton height="title" width="half" />
        <Skeleton height="line" width="short" />
        <Skeleton height="line" />
        <Skeleton height="line" width="half" />
        <Skeleton height="micro" width="long" />
      </div>
      <div className={action} />
    </div>
  );
}
