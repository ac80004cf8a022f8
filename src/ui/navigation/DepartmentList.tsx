import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  arrow,
  count as countClass,
  item,
  picture as pictureClass,
  place,
  plain,
  way as wayClass,
  withWay,
  words,
} from './DepartmentList.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chevronRightIcon } from '../icons/chevron-right.ts';
import { Anchor } from './Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

export interface DepartmentItem {
  id: string;
  label: ReactNode;
  /** Address of a small picture. */
  picture?: string | undefined;
  count?: ReactNode;
  current?: boolean | undefined;
  href: string;
  /** Opens the department in place instead of going there. */
  onOpen?: (() => void) | undefined;
  /** The pointer or the focus entered it. */
  onPoint?: (() => void) | undefined;
  /** A button beside the current one, which leads into what is shown of it. */
  way?: { label: string; onClick: () => void } | undefined;
}

interface DepartmentListProps {
  items: readonly DepartmentItem[];
  /** A plainer list, for subcategories. */
  quiet?: boolean | undefined;
}

/** A vertical list of departments, for the mega-menu and the left drawer. */
export function DepartmentList({ items, quiet = false }: DepartmentListProps) {
  return (
    <ul>
      {items.map((department) => (
        <li key={department.id} className={place}>
          <Item {...department} className={classNames(item, quiet && plain)} />
        </li>
      ))}
    </ul>
  );
}

function Item({
  label,
  picture,
  count,
  current = false,
  href,
  onOpen,
  onPoint,
  way,
  className,
}: DepartmentItem & { className: string }) {
  const face = (
    <>
      {picture !== undefined && <Img className={pictureClass} src={picture} width={28} height={28} />}
      <span className={words}>{label}</span>
      {count !== undefined && <span className={countClass}>{count}</span>}
      {onOpen !== undefined && (
        <span className={arrow}>
          <Icon of={chevronRightIcon} size="sm" />
        </span>
      )}
    </>
  );
  if (onOpen === undefined) {
    return (
      <>
        <Anchor
          className={classNames(className, way !== undefined && withWay)}
          href={href}
          aria-current={current ? 'true' : undefined}
          onMouseEnter={onPoint}
          onFocus={onPoint}
        >
          {face}
        </Anchor>
        {way !== undefined && (
          <button type="button" className={wayClass} aria-label={way.label} onClick={way.onClick}>
            <Icon of={chevronRightIcon} size="sm" />
          </button>
        )}
      </>
    );
  }
  return (
    <button type="button" className={className} aria-current={current ? 'true' : undefined} onClick={onOpen}>
      {face}
    </button>
  );
}
