import { block, size as sizes, snug, variant as variants } from './Button.css.ts';
import { classNames } from '../primitives/class-names.ts';
import type { IconShape } from '../primitives/icon-shape.ts';

/** The look shared by buttons and by links that look like buttons. */
export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
}

export function buttonClass({ variant = 'primary', size = 'md', block: wide = false }: ButtonLook): string {
  return classNames(variants[variant], sizes[size], variant === 'ghost' && snug, wide && block);
}
