import type { ComponentProps } from 'react';
import { departments } from '../layout/HeaderTools.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { closeIcon } from '../icons/close.ts';
import { menuIcon } from '../icons/menu.ts';

interface DepartmentsButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  label: string;
  open: boolean;
}

/** The header's button that opens and closes the departments menu. */
export function DepartmentsButton({ label, open, ...button }: DepartmentsButtonProps) {
  return (
    <button type="button" {...button} className={departments} aria-expanded={open}>
      <Icon of={open ? closeIcon : menuIcon} />
      {label}
    </button>
  );
}
