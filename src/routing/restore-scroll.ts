/** Whatever a shopper moves the page with. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What has settled is on screen: React has drawn it by the second frame. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Scrolls to `top`, in px, at once; a page whose data are still on their way is scrolled once more when they are drawn, unless
 * the shopper has moved by then (NAV-29). `whenThere` hears that the place is found or given up; what is given back gives
 * it up.
 */
export function restoreScroll(
  top: number,
  { settled, whenThere }: { settled: Promise<unknown> | null; whenThere: () => void },
): () => void {
  let isOver = false;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const move of moves) removeEventListener(move, end);
    whenThere();
  };
  scroll();
  if (settled === null) {
    end();
    return end;
  }
  for (const move of moves) addEventListener(move, end, { passive: true });
  void settled
    .then(drawn)
    .then(() => (isOver ? undefined : scroll()))
    .then(end);
  return end;
}
