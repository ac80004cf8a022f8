import type { TabNews } from '../../services/tab-news.ts';
import type { PageEvent } from './page-events.ts';

/** Has the cart read again that was changed in another tab: at once where it is seen, else when it is seen again. */
export function followOtherTabs(news: Pick<TabNews, 'hear'>, broadcast: (event: PageEvent) => void): void {
  let isStale = false;
  const reload = () => {
    if (!isStale || document.visibilityState === 'hidden') return;
    isStale = false;
    broadcast({ type: 'cart.reload' });
  };
  news.hear(() => {
    isStale = true;
    reload();
  });
  document.addEventListener('visibilitychange', reload);
}
