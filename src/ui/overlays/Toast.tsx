import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { circleCheckIcon } from '../icons/circle-check.ts';
import { closeIcon } from '../icons/close.ts';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import type { Picture } from '../primitives/picture.ts';
import { lastControlIn } from './focus-handoff.ts';
import { giveFocus } from './give-focus.ts';
import { pressesNotice } from './stays-for-notices.ts';
import { useAboveFeet } from './use-above-feet.ts';
import { noticeKey, useNoticeKey } from './use-notice-key.ts';
import {
  action as actionClass,
  lane,
  picture as pictureClass,
  region,
  tone as tones,
  words,
} from './Toast.css.ts';
import { Img } from '../primitives/Img.tsx';

interface ToastProps {
  tone?: keyof typeof tones | undefined;
  /** Instead of that of its tone. */
  icon?: IconShape | undefined;
  /** Of the product it is about, instead of an icon. */
  picture?: Picture | undefined;
  /** What the shopper can do about it, as undo (ERR-08). */
  action?: { label: string; onClick: () => void } | undefined;
  /** The other way out of what the message asks. */
  dismissal?: { label: string; onClick: () => void } | undefined;
  close?: { label: string; onClick: () => void } | undefined;
  children: ReactNode;
}

/** A short message that floats over the page. */
export function Toast({ tone = 'plain', icon, picture, action, dismissal, close, children }: ToastProps) {
  return (
    <div className={tones[tone]}>
      {picture === undefined ? (
        <Icon of={icon ?? (tone === 'danger' ? circleAlertIcon : circleCheckIcon)} />
      ) : (
        <Img className={pictureClass} src={picture.src} srcSet={picture.srcSet} sizes={pictureSizes.line} />
      )}
      <div className={words}>{children}</div>
      {dismissal && (
        <button type="button" className={actionClass} onClick={dismissal.onClick}>
          {dismissal.label}
        </button>
      )}
      {action && (
        <button type="button" className={actionClass} aria-keyshortcuts={noticeKey} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {close && <IconButton label={close.label} icon={closeIcon} size="sm" onClick={close.onClick} />}
    </div>
  );
}

interface ToastRegionProps {
  /** Accessible name of the region; the key that leads there is added. */
  label: string;
  /** Announced once the screen reader is idle. */
  polite?: ReactNode;
  /** Announced at once: errors. */
  assertive?: ReactNode;
  /** The pointer or the focus is on the messages: their timers stop. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
}

/**
 * The live regions that hold the toasts. Always in the page, so that new toasts are announced. An open dialog hides
 * what is around it from assistive technology, except elements with an `aria-live` attribute: a role alone is not
 * enough (ERR-09).
 */
export function ToastRegion({ label, polite, assertive, onPause, onResume }: ToastRegionProps) {
  const box = useRef<HTMLElement>(null);
  const height = useAboveFeet(box, Boolean(polite) || Boolean(assertive));
  const isHeld = useRef(false);
  const origin = useNoticeKey(box);
  useLayoutEffect(() => {
    if (!isHeld.current || box.current === null || box.current.contains(document.activeElement)) return;
    // The message that was pressed is gone: the next one, or where the keyboard came from.
    isHeld.current = false;
    const next = lastControlIn(box.current) ?? origin.current;
    if (next?.isConnected === true) giveFocus(next);
  });
  // It is held as long as either of both is on it.
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!currentTarget.contains(document.activeElement)) onResume?.();
  };
  const focus = () => {
    isHeld.current = true;
    onPause?.();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    isHeld.current = false;
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onResume?.();
  };
  return (
    <section
      ref={box}
      className={region}
      style={height === 0 ? undefined : { bottom: height }}
      aria-label={`${label} (${noticeKey})`}
      onPointerDownCapture={pressesNotice}
    >
      <div onMouseEnter={onPause} onMouseLeave={leave} onFocus={focus} onBlur={blur}>
        <div className={lane} role="status" aria-live="polite">
          {polite}
        </div>
        <div className={lane} role="alert" aria-live="assertive">
          {assertive}
        </div>
      </div>
    </section>
  );
}
