const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/** Resolves when nothing of the element has changed for two frames. */
export async function settled(element: Element): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true });
  for (let before = -1; before !== changes;) {
    before = changes;
    await frame();
    await frame();
  }
  observer.disconnect();
}
