import type { ComponentProps } from 'react';
import { user, userWord } from '../layout/HeaderTools.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { userIcon } from '../icons/user.ts';
import { Anchor } from './Anchor.tsx';

/** The header's account button: opens login. */
export function UserButton({
  label,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'children'> & { label: string }) {
  return (
    <button type="button" {...button} className={user} aria-label={label}>
      <Icon of={userIcon} />
      <span className={userWord}>{label}</span>
    </button>
  );
}

/** The same as a link, to the profile. */
export function UserLink({
  label,
  ...link
}: Omit<ComponentProps<'a'>, 'className' | 'children'> & { label: string; href: string }) {
  return (
    <Anchor {...link} className={user} aria-label={label}>
      <Icon of={userIcon} />
      <span className={userWord}>{label}</span>
    </Anchor>
  );
}
