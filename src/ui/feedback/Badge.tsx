import type { ReactNode } from 'react';
import { tone as tones } from './Badge.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';

type BadgeTone = keyof typeof tones;

interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: IconShape | undefined;
  children: ReactNode;
}

/** A label of one or two words, as a state or a promotion. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
