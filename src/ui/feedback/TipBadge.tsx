import { useId, useState } from 'react';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Badge } from './Badge.tsx';
import { anchor, button, tip as tipClass } from './TipBadge.css.ts';

interface TipBadgeProps {
  icon: IconShape;
  /** What the badge means, in a sentence. */
  tip: string;
  children: string;
}

/** A badge that says more on hover, on focus and on tap; Escape puts that away (WCAG 1.4.13). */
export function TipBadge({ icon, tip, children }: TipBadgeProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={anchor} onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className={button}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        <Badge tone="line" icon={icon}>
          {children}
        </Badge>
      </button>
      <span role="tooltip" id={id} className={tipClass} hidden={!isOpen}>
        {tip}
      </span>
    </span>
  );
}
