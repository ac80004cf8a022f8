import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import {
  actions as actionsClass,
  below as belowClass,
  picture as pictureClass,
  system,
  words,
} from './SystemPage.css.ts';
import { Img } from '../primitives/Img.tsx';

interface SystemPageProps {
  /** Address of a decorative picture. */
  picture: string;
  title: ReactNode;
  /** At most two buttons or links. */
  actions?: ReactNode;
  /** Of less weight than the rest: stands below a hairline. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page with one message, as not found or an expired link: picture, heading, sentence. */
export function SystemPage({ picture, title, actions, below, children }: SystemPageProps) {
  return (
    <div className={system}>
      <Img className={pictureClass} src={picture} width={88} height={88} />
      <Heading level={1}>{title}</Heading>
      <div className={words}>{children}</div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
      {below !== undefined && <div className={belowClass}>{below}</div>}
    </div>
  );
}
