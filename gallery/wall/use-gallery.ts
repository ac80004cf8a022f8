import { useEffect, useState } from 'react';
import type { GalleryFrame, ListedView } from '../frame/gallery-frame.ts';
import { frameHref } from '../frame/address.ts';
import { brands } from '../frame/brands.ts';

const patience = 250;

interface Gallery {
  readonly views: readonly ListedView[];
  readonly paths: GalleryFrame['paths'];
}

/** The views, states and paths the gallery has, as an unseen frame lists them; null until it is there. */
export function useGallery(): Gallery | null {
  const [gallery, setGallery] = useState<Gallery | null>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'list of views';
    frame.src = frameHref({
      brand: brands[0] ?? '',
      view: '',
      state: '',
      theme: 'light',
      words: 'own',
      text: 100,
    });
    document.body.append(frame);
    const timer = setInterval(() => {
      const there = frame.contentWindow?.gallery;
      if (there === undefined) return;
      clearInterval(timer);
      setGallery({ views: there.views, paths: there.paths });
    }, patience);
    return () => {
      clearInterval(timer);
      frame.remove();
    };
  }, []);
  return gallery;
}
