import type { ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import {
  below as belowClass,
  faded,
  groupHead,
  groupTitle,
  heart as heartClass,
  kind,
  lines,
  link,
  mark as markClass,
  meta as metaClass,
  name as nameClass,
  note as noteClass,
  picture as pictureClass,
  quantity as quantityClass,
  remove as removeClass,
  stepper as stepperClass,
  total as totalClass,
  totalNote as totalNoteClass,
  words,
} from './CartLine.css.ts';
import { classNames } from '../primitives/class-names.ts';
import type { Picture } from '../primitives/picture.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

interface CartLineProps {
  name: ReactNode;
  href?: string | undefined;
  picture: Picture;
  /** Brand, pack, chosen options. */
  meta?: ReactNode;
  /** A `Badge` that tells how it stands. */
  mark?: ReactNode;
  note?: ReactNode;
  noteTone?: keyof typeof noteClass | undefined;
  /** A `Stepper` of size line; without it the line is read-only. */
  stepper?: ReactNode;
  /** The quantity in words, when there is no stepper. */
  quantity?: ReactNode;
  total: ReactNode;
  /** Price of one, or the former total. */
  totalNote?: ReactNode;
  /** A `HeartButton`, beside a stepper. */
  heart?: ReactNode;
  /** A small `IconButton` that removes the line. */
  remove?: ReactNode;
  /** A promotion, or a gift that comes with it. */
  below?: ReactNode;
  /** The product is no longer available. */
  out?: boolean | undefined;
  /** It was taken out, and can be put back. */
  gone?: boolean | undefined;
}

/** One product of a cart or an order. */
export function CartLine({
  name,
  href,
  picture,
  meta,
  mark,
  note,
  noteTone = 'plain',
  stepper,
  quantity,
  total,
  totalNote,
  heart,
  remove,
  below,
  out = false,
  gone = false,
}: CartLineProps) {
  const shownName = gone ? <s>{name}</s> : name;
  return (
    <li className={kind[stepper === undefined ? 'read' : 'edit']}>
      <Img
        className={classNames(pictureClass, out && faded)}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={pictureSizes.line}
        width={64}
        height={64}
        loading="lazy"
      />
      <div className={words}>
        <p className={nameClass}>
          {href === undefined ? (
            shownName
          ) : (
            <Anchor className={link} href={href}>
              {shownName}
            </Anchor>
          )}
        </p>
        {meta !== undefined && <p className={metaClass}>{meta}</p>}
        {mark !== undefined && <div className={markClass}>{mark}</div>}
        {note !== undefined && <p className={noteClass[noteTone]}>{note}</p>}
      </div>
      {stepper === undefined ? (
        <span className={quantityClass}>{quantity}</span>
      ) : (
        <div className={stepperClass}>{stepper}</div>
      )}
      <p className={totalClass}>
        {total}
        {totalNote !== undefined && <span className={totalNoteClass}>{totalNote}</span>}
      </p>
      {heart !== undefined && <div className={heartClass}>{heart}</div>}
      {stepper !== undefined && <div className={removeClass}>{remove}</div>}
      {below !== undefined && <div className={belowClass}>{below}</div>}
    </li>
  );
}

interface LineGroupProps {
  title: ReactNode;
  /** Total of the group. */
  total?: ReactNode;
  level?: 2 | 3 | undefined;
  /** `CartLine`s. */
  children: ReactNode;
}

/** The lines of one department, under its name. */
export function LineGroup({ title, total, level = 3, children }: LineGroupProps) {
  const Title = `h${level}` as const;
  return (
    <section>
      <div className={groupHead}>
        <Title className={groupTitle}>{title}</Title>
        {total !== undefined && <span>{total}</span>}
      </div>
      <ul className={lines}>{children}</ul>
    </section>
  );
}
