import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { action as actionClass, bar, content, title as titleClass } from './TopBar.css.ts';

interface TopBarProps {
  /** What it tells; null while there is nothing to. The region stays, so that the next word is heard. */
  says: { icon: IconShape; title: string; text?: string | undefined } | null;
  /** A button that does something about it. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** One line above the header about all of the shop. */
export function TopBar({ says, action }: TopBarProps) {
  const isShown = says !== null;
  return (
    <div className={isShown ? bar : undefined}>
      <div className={isShown ? content : undefined}>
        {isShown && <Icon of={says.icon} />}
        <p role="status">
          {isShown && (
            <>
              <span className={titleClass}>{says.title}</span> {says.text}
            </>
          )}
        </p>
        {isShown && action !== undefined && (
          <button type="button" className={actionClass} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
