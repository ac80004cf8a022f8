import { useId, type ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { classNames } from '../primitives/class-names.ts';
import { FocusHandoff } from '../overlays/FocusHandoff.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  action as actionClass,
  badges as badgesClass,
  body,
  heart as heartClass,
  link,
  media,
  meta as metaClass,
  note as noteClass,
  picture as pictureClass,
  price as priceClass,
  reachable,
  soldOutMark,
  tile,
  title,
  wide,
} from './ProductTile.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

interface ProductTileProps {
  name: ReactNode;
  href: string;
  picture: Picture;
  /** Decides the `sizes` of its picture. */
  place?: 'shelf' | 'listing' | undefined;
  /** One of the first tiles of the page: its picture is not loaded lazily. */
  eager?: boolean | undefined;
  /** At most two `Badge`s. */
  badges?: ReactNode;
  /** `HeartButton`. */
  heart?: ReactNode;
  /** `AddButton` or `Stepper`. */
  action?: ReactNode;
  /** The action is the stepper, which takes the whole width. */
  inCart?: boolean | undefined;
  /** `Price`. */
  price: ReactNode;
  /** Brand and pack. */
  meta: ReactNode;
  /** Also how much of it the cart holds. */
  note?: ReactNode;
  /** What the law wants said of the price: last, so that names stand in one line. */
  prior?: string | undefined;
  noteTone?: keyof typeof noteClass | undefined;
  /** Greys the picture; `mark` is the `Badge` that says it. */
  soldOut?: { mark: ReactNode } | undefined;
  level?: 2 | 3 | 4 | undefined;
}

/**
 * One product in a list: price, unit price, name, and how to add it. Read as one group: its name, then its prices, whether
 * there is any, and how much of it the cart holds (B-04).
 */
export function ProductTile({
  name,
  href,
  picture,
  place = 'listing',
  eager = false,
  badges,
  heart,
  action,
  inCart = false,
  price,
  meta,
  note,
  prior,
  noteTone = 'plain',
  soldOut,
  level = 3,
}: ProductTileProps) {
  const id = useId();
  const metaId = `${id}meta`;
  const priceId = `${id}price`;
  const markId = `${id}mark`;
  const noteId = `${id}note`;
  const Title = `h${level}` as const;
  const state = soldOut ? 'soldOut' : inCart ? 'inCart' : 'rest';
  return (
    <article
      className={tile}
      aria-labelledby={`${id} ${metaId}`}
      aria-describedby={`${priceId} ${soldOut ? `${markId} ` : ''}${noteId}`}
    >
      <div className={body}>
        <div className={priceClass} id={priceId}>
          {price}
        </div>
        <Title className={title}>
          <Anchor className={link} href={href} id={id}>
            {name}
          </Anchor>
        </Title>
        <p className={metaClass} id={metaId}>
          {meta}
        </p>
        <p className={noteClass[noteTone]} id={noteId}>
          {note}
        </p>
        {prior !== undefined && <p className={metaClass}>{prior}</p>}
      </div>
      <div className={media}>
        <Img
          className={pictureClass[state]}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={pictureSizes[place]}
          width={200}
          height={200}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </div>
      {badges !== undefined && <div className={badgesClass}>{badges}</div>}
      {heart !== undefined && <div className={heartClass}>{heart}</div>}
      <div className={actionClass}>
        {soldOut && (
          <p className={soldOutMark} id={markId}>
            {soldOut.mark}
          </p>
        )}
        {action !== undefined && (
          <FocusHandoff className={classNames(reachable, inCart && wide)}>{action}</FocusHandoff>
        )}
      </div>
    </article>
  );
}
