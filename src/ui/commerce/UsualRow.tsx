import type { KeyboardEvent, ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { walkRows } from '../forms/roving/walk-rows.ts';
import { FocusHandoff } from '../overlays/FocusHandoff.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  action as actionClass,
  amount,
  meta as metaClass,
  name as nameClass,
  note as noteClass,
  picture as pictureClass,
  price as priceClass,
  row,
  rows,
  side,
} from './UsualRow.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

interface UsualRowProps {
  /** What is read of the row as a whole; begins with the name. */
  label: string;
  name: ReactNode;
  href: string;
  picture: Picture;
  look: keyof typeof pictureClass;
  meta: ReactNode;
  price: ReactNode;
  unit?: ReactNode;
  /** A button or a stepper, which take each other's place. */
  action?: ReactNode;
  note: ReactNode;
  noteTone: keyof typeof noteClass;
  /** What +, − and Delete do anywhere on the row but in its field. */
  keys?: { more: () => void; less: () => void; leave: () => void } | undefined;
}

/** A product that is bought often: what it costs today, and one control to have it. */
export function UsualRow(props: UsualRowProps) {
  const { label, name, href, picture, look, meta, price, unit, action, note, noteTone, keys } = props;
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === '+') keys?.more();
    if (event.key === '-') keys?.less();
    if (event.key === 'Delete') keys?.leave();
  };
  return (
    // The keys are a shorter way to what the controls in it do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={row} aria-label={label} onKeyDown={press}>
      <Img
        className={pictureClass[look]}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={pictureSizes.line}
        width={48}
        height={48}
      />
      <div>
        <Anchor className={nameClass} href={href}>
          {name}
        </Anchor>
        <span className={metaClass}>{meta}</span>
        <p className={priceClass}>
          <span className={amount}>{price}</span>
          {unit !== undefined && <> · {unit}</>}
        </p>
      </div>
      <div className={side}>
        {action !== undefined && <FocusHandoff className={actionClass}>{action}</FocusHandoff>}
        <p className={noteClass[noteTone]}>{note}</p>
      </div>
    </article>
  );
}

/** All groups of rows: up and down lead from row to row. */
export function UsualList({ children }: { children: ReactNode }) {
  return (
    // Each row can be reached without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walkRows}>{children}</div>
  );
}

/** Rows side by side where there is room. */
export function UsualRows({ children }: { children: ReactNode }) {
  return <div className={rows}>{children}</div>;
}
