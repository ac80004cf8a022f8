/** Presses that began on a message: by the time a dialog hears of one, the message may be gone. */
const presses = new WeakSet<Event>();

/** Remembers a press on the messages that float over dialogs. */
export function pressesNotice({ nativeEvent }: { nativeEvent: Event }): void {
  presses.add(nativeEvent);
}

/** A press beside a dialog closes it, but one on a message over it is for the message. */
export function staysForNotices(press: CustomEvent<{ originalEvent: Event }>): void {
  if (presses.has(press.detail.originalEvent)) press.preventDefault();
}
