import { useId } from 'react';
import { bar, count as countClass, item } from './BottomBar.css.ts';
import { CountBadge } from '../feedback/CountBadge.tsx';
import { Description } from '../primitives/Description.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';

export interface BottomBarItem {
  label: string;
  icon: IconShape;
  current?: boolean | undefined;
  /** Goes somewhere. */
  href?: string | undefined;
  /** Opens something in place. */
  onClick?: (() => void) | undefined;
  /** A number on the icon, with its words for assistive technology. */
  count?: { text: string; description: string } | undefined;
}

/** The phone's main navigation, always at hand. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav className={bar} aria-label={label}>
      {items.map((entry) => (
        <Item key={entry.label} {...entry} />
      ))}
    </nav>
  );
}

function Item({ label, icon, current = false, href, onClick, count }: BottomBarItem) {
  const id = useId();
  const face = (
    <>
      <Icon of={icon} />
      {label}
      {count && (
        <span className={countClass} aria-hidden="true">
          <CountBadge>{count.text}</CountBadge>
        </span>
      )}
    </>
  );
  const described = count ? id : undefined;
  return (
    <div>
      {href === undefined ? (
        <button
          type="button"
          className={item}
          aria-current={current ? 'page' : undefined}
          aria-describedby={described}
          onClick={onClick}
        >
          {face}
        </button>
      ) : (
        <a
          className={item}
          href={href}
          aria-current={current ? 'page' : undefined}
          aria-describedby={described}
          onClick={onClick}
        >
          {face}
        </a>
      )}
      {count && <Description id={id}>{count.description}</Description>}
    </div>
  );
}
