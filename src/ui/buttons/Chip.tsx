import type { ComponentProps, ReactNode } from 'react';
import { chip, chipRow, removeChip, toggleChip } from './Chip.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { closeIcon } from '../icons/close.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Anchor } from '../navigation/Anchor.tsx';

interface ChipLook {
  icon?: IconShape | undefined;
}

/** A link in the shape of a pill; `aria-current` marks the active one. */
export function ChipLink({
  icon,
  children,
  ...link
}: ChipLook & Omit<ComponentProps<'a'>, 'className'> & { href: string }) {
  return (
    <Anchor {...link} className={chip}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </Anchor>
  );
}

/** An action in the shape of a pill. */
export function ChipButton(button: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...button} className={toggleChip} />;
}

interface ChipRemoveProps {
  /** Read before the chip's text by screen readers, as "Togli". */
  removeLabel: string;
  /** Address of the list without this filter. */
  href: string;
  children: ReactNode;
}

/** A chosen filter, with a link that removes it. */
export function ChipRemove({ removeLabel, href, children }: ChipRemoveProps) {
  return (
    <Anchor className={removeChip} href={href}>
      <VisuallyHidden>{`${removeLabel} `}</VisuallyHidden>
      {children}
      <Icon of={closeIcon} size="sm" />
    </Anchor>
  );
}

interface ChipRowProps {
  label?: string | undefined;
  /** `nav` when the chips are links to pages. */
  as?: 'div' | 'nav' | undefined;
  children: ReactNode;
}

/** One row of chips, which scrolls sideways when it does not fit. */
export function ChipRow({ label, as: Tag = 'div', children }: ChipRowProps) {
  return (
    <Tag className={chipRow} aria-label={label}>
      {children}
    </Tag>
  );
}
