import { chevronLeftIcon } from '../icons/chevron-left.ts';
import { Icon } from '../primitives/Icon.tsx';
import { up } from './UpLink.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';

interface UpLinkProps {
  href: string;
  label: string;
}

/** The way up from a page, where a phone has no room for its crumbs. */
export function UpLink({ href, label }: UpLinkProps) {
  return (
    <Anchor className={up} href={href}>
      <Icon of={chevronLeftIcon} size="sm" />
      {label}
    </Anchor>
  );
}
