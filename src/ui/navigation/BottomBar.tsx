import { useId } from 'react';
import { bar, count as countClass, item } from './BottomBar.css.ts';
import { CountBadge } from '../feedback/CountBadge.tsx';
import { Description } from '../primitives/Description.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';

export interface BottomBarItem {
  label: string;
  /** Shown in place of the label, which stays part of the name. */
  text?: string | undefined;
  icon: IconShape;
  current?: boolean | undefined;
  /** Goes to a page, or opens something on this one. */
  onClick: () => void;
  /** A number on the icon, and its text for assistive technology. */
  count?: { text: string; description: string } | undefined;
}

/** The navigation bar at the bottom of phones. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    // The columns are told ahead: a browser may show the bar before it has all of it.
    <nav
      className={bar}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
    >
      {items.map((entry) => (
        <Item key={entry.label} {...entry} />
      ))}
    </nav>
  );
}

function Item({ label, text, icon, current = false, onClick, count }: BottomBarItem) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={item}
        aria-current={current ? 'page' : undefined}
        aria-describedby={count && id}
        onClick={onClick}
      >
        <Icon of={icon} />
        {text === undefined ? (
          label
        ) : (
          <span>
            <VisuallyHidden>{label} </VisuallyHidden>
            {text}
          </span>
        )}
        {count && (
          <span className={countClass} aria-hidden="true">
            <CountBadge>{count.text}</CountBadge>
          </span>
        )}
      </button>
      {count && <Description id={id}>{count.description}</Description>}
    </div>
  );
}
