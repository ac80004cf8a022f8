import type { ReactNode } from 'react';
import type { ButtonLook } from './button-class.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Spinner } from '../feedback/Spinner.tsx';

interface ButtonFaceProps extends Pick<ButtonLook, 'icon' | 'iconEnd'> {
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Content of a button or of a link that looks like one: icons, text, spinner. */
export function ButtonFace({ icon, iconEnd, busy = false, children }: ButtonFaceProps) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </>
  );
}
