type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the field an event was about; null where it was about anything else. */
export const fieldOf = (target: EventTarget | null): Field | null =>
  target instanceof Element && target.matches('input,textarea,select') ? (target as Field) : null; // as the selector says

/** Sets a field's value past React, which then takes what it held before for the last it saw. */
function enter(field: Field, value: string): void {
  field.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Returns how to enter again what a field holds now. React does not learn what was entered before it took the page over,
 * and erases it with the next render (decision 012).
 */
export function enteredAgain(field: Field): () => void {
  const { value, type } = field;
  if (type === 'checkbox' || type === 'radio') {
    const { checked } = field as HTMLInputElement; // by its type
    return () => {
      (field as HTMLInputElement).checked = !checked; // as above
      field.click();
    };
  }
  return () => {
    enter(field, value);
    // A field that was left was left with what it held.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}
