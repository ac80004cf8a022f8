import { useId, type ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { Img } from '../primitives/Img.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  head,
  meta as metaClass,
  name as nameClass,
  picture as pictureClass,
  place as places,
  row,
  rows,
} from './InsteadList.css.ts';

interface InsteadListProps {
  title: ReactNode;
  /** What else can be done, beside the title. */
  aside?: ReactNode;
  busy?: boolean | undefined;
  /** Under a line of the cart, or in a dialog. */
  place?: keyof typeof places | undefined;
  /** `InsteadRow`s. */
  children?: ReactNode;
}

/** What can take the place of a line, on a ground of its own under it. */
export function InsteadList({ title, aside, busy = false, place = 'line', children }: InsteadListProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-busy={busy || undefined} className={places[place]}>
      <div className={head}>
        <span id={id}>{title}</span>
        {aside}
      </div>
      <ul className={rows}>{children}</ul>
    </div>
  );
}

interface InsteadRowProps {
  name: ReactNode;
  picture: Picture;
  /** Price and price per unit. */
  meta: ReactNode;
  /** An `AddButton` with look "plus". */
  action: ReactNode;
}

/** One product that can take the place. */
export function InsteadRow({ name, picture, meta, action }: InsteadRowProps) {
  return (
    <li className={row}>
      <Img
        className={pictureClass}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={pictureSizes.line}
        width={56}
        height={56}
      />
      <div>
        <p className={nameClass}>{name}</p>
        <p className={metaClass}>{meta}</p>
      </div>
      {action}
    </li>
  );
}
