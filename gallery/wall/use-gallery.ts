import { useEffect, useState } from 'react';
import type { ListedView } from '../frame/gallery-frame.ts';
import { frameHref } from '../frame/address.ts';
import { brands } from '../frame/brands.ts';

const patience = 250;

/** The views and states the gallery has, as an unseen frame lists them; null until it is there. */
export function useViews(): readonly ListedView[] | null {
  const [views, setViews] = useState<readonly ListedView[] | null>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'list of views';
    frame.src = frameHref({ brand: brands[0] ?? '', view: '', state: '', text: 100 });
    document.body.append(frame);
    const timer = setInterval(() => {
      const listed = frame.contentWindow?.gallery?.views;
      if (listed === undefined) return;
      clearInterval(timer);
      setViews(listed);
    }, patience);
    return () => {
      clearInterval(timer);
      frame.remove();
    };
  }, []);
  return views;
}
