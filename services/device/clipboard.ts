/** What was copied last; `refused` where the shopper or the browser does not let it be read. */
type ClipboardText = { text: string } | 'refused';
export type ReadClipboard = () => Promise<ClipboardText>;

export const canReadClipboard = (): boolean =>
  'clipboard' in navigator && typeof navigator.clipboard.readText === 'function';

/** Asks the browser, which may ask the shopper (B-21). */
export const readClipboard: ReadClipboard = async () => {
  try {
    return { text: await navigator.clipboard.readText() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'refused';
    throw error;
  }
};
