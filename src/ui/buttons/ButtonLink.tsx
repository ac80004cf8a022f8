import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { ButtonFace } from './ButtonFace.tsx';
import { Anchor } from '../navigation/Anchor.tsx';

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  iconEnd,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Anchor {...link} className={buttonClass({ variant, size, block })}>
      <ButtonFace {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
        {children}
      </ButtonFace>
    </Anchor>
  );
}
