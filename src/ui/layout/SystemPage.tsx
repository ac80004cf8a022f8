import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Heading } from '../primitives/Heading.tsx';
import { actions as actionsClass, picture as pictureClass, system, tall, words } from './SystemPage.css.ts';

interface SystemPageProps {
  /** Address of one decorative object. */
  picture: string;
  title: ReactNode;
  /** At most two. */
  actions?: ReactNode;
  /** Fills the window: there is no header or footer around it. */
  alone?: boolean | undefined;
  children: ReactNode;
}

/** Not found, service down, update needed: one object, one heading, one sentence. */
export function SystemPage({ picture, title, actions, alone = false, children }: SystemPageProps) {
  return (
    <div className={classNames(system, alone && tall)}>
      <img className={pictureClass} src={picture} width={88} height={88} alt="" />
      <Heading level={1}>{title}</Heading>
      <div className={words}>{children}</div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
