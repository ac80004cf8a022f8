/** What the phone's own bars and notch cover; where the mobile app's shell tells it, older web views know it by that alone. */
const covered = (side: 'top' | 'bottom'): string =>
  `var(--safe-area-inset-${side}, env(safe-area-inset-${side}))`;

export const safeTop = covered('top');
export const safeBottom = covered('bottom');
