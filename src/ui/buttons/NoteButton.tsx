import type { ComponentProps } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { tone as tones, words } from './NoteButton.css.ts';

interface NoteButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  icon: IconShape;
  tone?: keyof typeof tones | undefined;
}

/** What is so, said in a line of its own that leads to changing it. */
export const NoteButton = ({ icon, tone = 'plain', children, ...button }: NoteButtonProps) => (
  <button type="button" {...button} className={tones[tone]}>
    <Icon of={icon} size="sm" />
    <span className={words}>{children}</span>
  </button>
);
