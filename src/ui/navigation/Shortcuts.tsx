import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { mark, note as noteClass, shortcut, shortcuts, title, words } from './Shortcuts.css.ts';
import { Anchor } from './Anchor.tsx';

interface ShortcutsProps {
  label: string;
  links: readonly { href: string; icon: IconShape; label: string; note?: string | undefined }[];
}

/** A row of links to the pages used most. */
export function Shortcuts({ label, links }: ShortcutsProps) {
  return (
    <nav aria-label={label}>
      <ul className={shortcuts}>
        {links.map(({ href, icon, label: name, note }) => (
          <li key={href}>
            <Anchor className={shortcut} href={href}>
              <span className={mark}>
                <Icon of={icon} />
              </span>
              <span className={words}>
                <span className={title}>{name}</span>
                {note !== undefined && <span className={noteClass}>{note}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
