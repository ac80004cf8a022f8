import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { alone as aloneClass, small as smallClass, textLink } from './TextLink.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';

interface LinkLook {
  /** Stands on its own, not inside a sentence. */
  alone?: boolean | undefined;
  small?: boolean | undefined;
}

const look = ({ alone = false, small = false }: LinkLook) =>
  classNames(textLink, alone && aloneClass, small && smallClass);

/** A link in text. */
export function TextLink({
  alone = false,
  small = false,
  children,
  ...link
}: LinkLook & ComponentProps<'a'> & { href: string }) {
  return (
    <Anchor {...link} className={look({ alone, small })}>
      {children}
    </Anchor>
  );
}

/** An action that reads like a link. */
export function TextButton({ alone = true, small = false, ...button }: LinkLook & ComponentProps<'button'>) {
  return <button type="button" {...button} className={look({ alone, small })} />;
}
