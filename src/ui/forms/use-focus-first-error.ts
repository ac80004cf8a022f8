import { useEffect, useRef } from 'react';

/**
 * The keyboard goes to the first wrong field, or to what sums up all of them, when a form that was sent comes back with
 * errors (WCAG 3.3.1). Gives the attributes of the form.
 */
export function useFocusFirstError(target = '[aria-invalid="true"]') {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  // After every render: a form may be judged by a call that takes its time.
  useEffect(() => {
    if (!wasSent.current) return;
    const wrong = form.current?.querySelector<HTMLElement>(target) ?? null;
    if (wrong === null) return;
    wasSent.current = false;
    wrong.focus();
  });
  return {
    ref: form,
    onSubmitCapture: () => {
      wasSent.current = true;
    },
  };
}
