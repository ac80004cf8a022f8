const closed = /"popupMap":\{[^}]*"avviso":"(\w+)"/;

/**
 * Rule that hides the brand's notice in the version that was closed in this browser, from its state of the app; null where
 * none was. The script in the document can import nothing that others do, so it reads the state by itself.
 */
export function closedNoticeRule(readState: () => string | null): string | null {
  try {
    const version = closed.exec(readState() ?? '')?.[1];
    return version === undefined ? null : `[data-notice="${version}"]{display:none}`;
  } catch {
    // A browser that refuses storage has kept none.
    return null;
  }
}
