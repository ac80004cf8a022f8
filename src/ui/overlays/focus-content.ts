import { settleLayers } from './settle-layers.ts';

/**
 * Focuses the overlay itself when it opens, so that its name is read first and no button looks chosen.
 * A field with `autoFocus` inside it takes precedence, also over another overlay, whose trap takes the focus back from it.
 */
export function focusContent(event: Event): void {
  event.preventDefault();
  settleLayers();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
  (field ?? event.currentTarget).focus();
}
