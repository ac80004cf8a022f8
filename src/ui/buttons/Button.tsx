import { useId, type ComponentProps, type MouseEvent } from 'react';
import { reason } from './Button.css.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { ButtonFace } from './ButtonFace.tsx';
import { Description } from '../primitives/Description.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  /** The action is under way: a spinner shows and clicks are ignored. */
  busy?: boolean | undefined;
  /** Why the action cannot be used now. The button stays focusable and describes itself with it. */
  disabledReason?: string | undefined;
  /** The reason is visible elsewhere: here it is only for screen readers. */
  reasonHidden?: boolean | undefined;
}

/** A text button. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  iconEnd,
  busy = false,
  disabledReason,
  reasonHidden = false,
  onClick,
  'aria-describedby': describedBy,
  children,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  const off = disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...button}
        aria-describedby={
          off && describedBy !== undefined ? `${reasonId} ${describedBy}` : off ? reasonId : describedBy
        }
        className={buttonClass({ variant, size, block })}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <ButtonFace busy={busy} {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
          {children}
        </ButtonFace>
      </button>
      {off && reasonHidden && <Description id={reasonId}>{disabledReason}</Description>}
      {off && !reasonHidden && (
        <span className={reason} id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
