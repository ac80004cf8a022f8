import { useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field, or the error summary, when a submitted form comes back with errors (WCAG 3.3.1).
 * Returns the attributes of the form.
 */
export function useFocusFirstError(target = '[aria-invalid="true"]') {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  // After every render, as errors may come later, from a call.
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
