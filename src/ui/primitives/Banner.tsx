import { useId, type ReactNode } from 'react';
import { actions as actionsClass, banner, close as closeClass, page, words } from './Banner.css.ts';
import { Heading } from './Heading.tsx';
import { IconButton } from './IconButton.tsx';
import { closeIcon } from '../icons/close.ts';

interface BannerProps {
  title: ReactNode;
  /** Choices of equal weight. */
  actions: ReactNode;
  close?: { label: string; onClick: () => void } | undefined;
  children: ReactNode;
}

/** A question that waits at the foot of the page without stopping the shopper: cookies, a new version. */
export function Banner({ title, actions, close, children }: BannerProps) {
  const id = useId();
  return (
    <section className={banner} aria-labelledby={id}>
      <div className={page}>
        <div className={words}>
          <Heading level={2} look="item" id={id}>
            {title}
          </Heading>
          {children}
        </div>
        <div className={actionsClass}>{actions}</div>
        {close && (
          <div className={closeClass}>
            <IconButton label={close.label} icon={closeIcon} onClick={close.onClick} />
          </div>
        )}
      </div>
    </section>
  );
}
