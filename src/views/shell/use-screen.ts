import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; only for what is never rendered on the server. */
export function useScreen(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
