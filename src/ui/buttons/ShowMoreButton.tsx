import type { ComponentProps } from 'react';
import { showsMore } from '../overlays/focus/shows-more.ts';
import { TextButton } from './TextLink.tsx';

/** Renders the button below a list that shows the rest of it: the focus goes to the first entry that comes. */
export function ShowMoreButton(button: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) {
  return (
    <div>
      <TextButton {...showsMore} {...button} />
    </div>
  );
}
