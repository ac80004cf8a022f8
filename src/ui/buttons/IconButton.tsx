import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { size as sizes, variant as variants } from './IconButton.css.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Anchor } from '../navigation/Anchor.tsx';

interface IconLook {
  label: string;
  icon: IconShape;
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

type IconButtonProps = IconLook & { busy?: boolean; filled?: boolean } & Omit<
    ComponentProps<'button'>,
    'className' | 'aria-label'
  >;

/** A button that shows only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  busy = false,
  filled = false,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(variants[variant], sizes[size])}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={size} filled={filled} />}
    </button>
  );
}

type IconLinkProps = IconLook & Omit<ComponentProps<'a'>, 'className' | 'aria-label'> & { href: string };

/** A link that shows only an icon. */
export function IconLink({ label, icon, variant = 'plain', size = 'md', ...link }: IconLinkProps) {
  return (
    <Anchor {...link} aria-label={label} className={classNames(variants[variant], sizes[size])}>
      <Icon of={icon} size={size} />
    </Anchor>
  );
}
