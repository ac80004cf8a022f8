import type { ReactNode } from 'react';
import { action as actionClass, area, ink, title as titleClass, tone as tones, words } from './Alert.css.ts';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { circleCheckIcon } from '../icons/circle-check.ts';
import { infoIcon } from '../icons/info.ts';
import { triangleAlertIcon } from '../icons/triangle-alert.ts';
import type { IconShape } from '../primitives/icon-shape.ts';

const icons = {
  info: infoIcon,
  success: circleCheckIcon,
  warning: triangleAlertIcon,
  danger: circleAlertIcon,
} as const;

interface AlertProps {
  tone?: keyof typeof tones | undefined;
  title?: ReactNode;
  icon?: IconShape | undefined;
  action?: ReactNode;
  /** `alert` for errors, `status` for other messages; none when the page was loaded with it. */
  role?: 'alert' | 'status' | undefined;
  children?: ReactNode;
}

/** An inline message with icon, and an action if need be. */
export function Alert({ tone = 'info', title, icon = icons[tone], action, role, children }: AlertProps) {
  return (
    <div role={role} className={tones[tone]}>
      <span className={ink[tone]}>
        <Icon of={icon} />
      </span>
      <div className={words}>
        {title !== undefined && <p className={classNames(titleClass, ink[tone])}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={actionClass}>{action}</div>}
    </div>
  );
}

interface MessageAreaProps {
  /** `alert` interrupts the screen reader, `status` waits. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
}

/** A live region. Always in the page, so that new content is announced. */
export function MessageArea({ role = 'status', children }: MessageAreaProps) {
  return (
    <div role={role} className={area}>
      {children}
    </div>
  );
}
