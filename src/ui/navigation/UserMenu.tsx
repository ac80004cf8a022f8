import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { user, userWord } from '../layout/HeaderTools.css.ts';
import { userIcon } from '../icons/user.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { item, panel, place } from './UserMenu.css.ts';
import { Anchor } from './Anchor.tsx';

interface UserMenuProps {
  label: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  links: readonly { href: string; label: string; icon: IconShape }[];
  /** Logs out. */
  leave: { label: string; icon: IconShape; onClick: () => void };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The header's account button with its few ways on. Whoever leaves it, by key or pointer, closes it. */
export function UserMenu({ label, open, onOpen, onClose, links, leave }: UserMenuProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isEntering = useRef(false);

  useEffect(() => {
    if (!open) return;
    if (isEntering.current) list.current?.querySelector('a')?.focus();
    isEntering.current = false;
    // A press outside need not move the focus: some browsers give none to buttons.
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && whole.current?.contains(target) === false) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onClose]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      button.current?.focus();
      onClose();
    } else if (step !== undefined && open) {
      event.preventDefault();
      const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = items.findIndex((each) => each === document.activeElement);
      items.at(at < 0 ? Math.min(step, 0) : (at + step) % items.length)?.focus();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      isEntering.current = true;
      onOpen();
    }
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (open && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
  }

  return (
    <div ref={whole} role="presentation" className={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={user}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={open ? onClose : onOpen}
      >
        <Icon of={userIcon} />
        <span className={userWord}>{label}</span>
      </button>
      {open && (
        <ul ref={list} id={id} className={panel} aria-label={label}>
          {links.map(({ href, label: name, icon }) => (
            <li key={href}>
              <Anchor className={item} href={href}>
                <Icon of={icon} />
                {name}
              </Anchor>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={item}
              onClick={() => {
                button.current?.focus();
                leave.onClick();
              }}
            >
              <Icon of={leave.icon} />
              {leave.label}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
