/** A frame is drawn, and timers that were due by then have run. */
const frame = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when nothing of the element has changed for a frame and the timers after it, and its faces are there. */
export async function settled(element: Element): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true });
  for (let before = -1; before !== changes;) {
    before = changes;
    await frame();
    await document.fonts.ready;
  }
  observer.disconnect();
}
