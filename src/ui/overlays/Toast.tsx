import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { circleCheckIcon } from '../icons/circle-check.ts';
import { closeIcon } from '../icons/close.ts';
import { action as actionClass, lane, region, tone as tones, words } from './Toast.css.ts';

interface ToastProps {
  tone?: keyof typeof tones | undefined;
  /** Instead of the tone's own. */
  icon?: IconShape | undefined;
  /** What the shopper can do about it, as undo (ERR-08). */
  action?: { label: string; onClick: () => void } | undefined;
  close?: { label: string; onClick: () => void } | undefined;
  children: ReactNode;
}

/** A short message that floats over the page. */
export function Toast({ tone = 'plain', icon, action, close, children }: ToastProps) {
  return (
    <div className={tones[tone]}>
      <Icon of={icon ?? (tone === 'danger' ? circleAlertIcon : circleCheckIcon)} />
      <div className={words}>{children}</div>
      {action && (
        <button type="button" className={actionClass} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {close && <IconButton label={close.label} icon={closeIcon} size="sm" onClick={close.onClick} />}
    </div>
  );
}

interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** Announced when the shopper pauses. */
  polite?: ReactNode;
  /** Announced at once: errors. */
  assertive?: ReactNode;
  /** The pointer or the focus is on the messages: their time stops. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
}

/**
 * The place of toasts. Always in the page, so that what appears in it is announced; an open dialog hides whatever else
 * stands beside it, except what says `aria-live` in so many words (ERR-09).
 */
export function ToastRegion({ label, polite, assertive, onPause, onResume }: ToastRegionProps) {
  return (
    <section className={region} aria-label={label}>
      <div onMouseEnter={onPause} onMouseLeave={onResume} onFocus={onPause} onBlur={onResume}>
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
