import type { ComponentProps, ReactNode } from 'react';
import { chip, chipRow, removeChip } from './Chip.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { closeIcon } from '../icons/close.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

interface ChipLook {
  icon?: IconShape | undefined;
}

/** A short link; `aria-current` marks the one that holds. */
export function ChipLink({
  icon,
  children,
  ...link
}: ChipLook & Omit<ComponentProps<'a'>, 'className'> & { href: string }) {
  return (
    <a {...link} className={chip}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </a>
  );
}

interface ChipRemoveProps {
  /** Said before the chip's words, as "Togli". */
  removeLabel: string;
  href?: string | undefined;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** Something chosen that can be taken away, by link or by button. */
export function ChipRemove({ removeLabel, href, onRemove, children }: ChipRemoveProps) {
  const face = (
    <>
      <VisuallyHidden>{`${removeLabel} `}</VisuallyHidden>
      {children}
      <Icon of={closeIcon} size="sm" />
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={removeChip} onClick={onRemove}>
        {face}
      </button>
    );
  }
  return (
    <a className={removeChip} href={href} onClick={onRemove}>
      {face}
    </a>
  );
}

interface ChipRowProps {
  label?: string | undefined;
  flow?: keyof typeof chipRow | undefined;
  /** `nav` when the chips lead somewhere. */
  as?: 'div' | 'nav' | undefined;
  children: ReactNode;
}

export function ChipRow({ label, flow = 'scroll', as: Tag = 'div', children }: ChipRowProps) {
  return (
    <Tag className={chipRow[flow]} aria-label={label}>
      {children}
    </Tag>
  );
}
