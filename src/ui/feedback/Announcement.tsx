import { useId, type ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { closeIcon } from '../icons/close.ts';
import { infoIcon } from '../icons/info.ts';
import { Icon } from '../primitives/Icon.tsx';
import { announcement, close, ink, title as titleClass, words } from './Announcement.css.ts';

interface AnnouncementProps {
  title: ReactNode;
  /** The script in the document hides the version that was closed, before it is seen. */
  version: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A message in the page that stays until it is closed. */
export function Announcement({ title, version, closeLabel, onClose, children }: AnnouncementProps) {
  const titleId = useId();
  return (
    <section className={announcement} aria-labelledby={titleId} data-notice={version}>
      <span className={ink}>
        <Icon of={infoIcon} />
      </span>
      <div className={words}>
        <p className={titleClass} id={titleId}>
          {title}
        </p>
        {children}
      </div>
      <div className={close}>
        <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />
      </div>
    </section>
  );
}
