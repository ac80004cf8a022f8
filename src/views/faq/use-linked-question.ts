import { useEffect } from 'react';
import { linkedPlace } from '../../ui/navigation/linked-place.ts';

/** Unfolds the question of the address and brings it into sight. */
function showLinked(): void {
  const answer = linkedPlace();
  const row = answer?.closest('details') ?? null;
  if (answer === null || row === null) return;
  row.open = true;
  row.querySelector('summary')?.focus({ preventScroll: true });
  answer.scrollIntoView();
}

/** Once the questions are there, the one that the address names stands open (NAV-16). */
export function useLinkedQuestion(areShown: boolean): void {
  useEffect(() => {
    if (!areShown) return;
    showLinked();
    addEventListener('hashchange', showLinked);
    return () => removeEventListener('hashchange', showLinked);
  }, [areShown]);
}
