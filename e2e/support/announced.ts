import type { Page } from '@playwright/test';

/** What the page has said in its live regions since, in order; what is hidden, empty or goes away says nothing. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest('[role=status], [role=alert], [aria-live]') ?? null;
        if (region === null || region.closest('[aria-hidden=true]') !== null) continue;
        for (const { textContent } of addedNodes)
          if (textContent !== null && textContent !== '') said.push(textContent);
      }
    }).observe(document.body, { subtree: true, childList: true });
    return said;
  });
  return () => heard.jsonValue();
}
