import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells, once, what was typed and chosen in a form before its page answered: it stands in the fields and nowhere else.
 * A form whose values somebody else holds would otherwise show theirs over it (decision 012).
 */
export function useEarlyValues(
  form: RefObject<HTMLFormElement | null>,
  onValue: (name: string, value: string) => void,
): void {
  const isTold = useRef(false);
  // What is typed later the fields tell themselves.
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      const isChoice = control.type === 'radio' || control.type === 'checkbox';
      const isGiven =
        isChoice && control instanceof HTMLInputElement ? control.checked : control.value !== '';
      if (control.name !== '' && isGiven) onValue(control.name, control.value);
    }
  });
}
