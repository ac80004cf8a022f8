import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { place as placeClass } from './LoadedWhenNear.css.ts';

interface LoadedWhenNearProps {
  /** It is half a screen away or nearer. */
  onNear: () => void;
  /** Skeletons of what will stand here. */
  children: ReactNode;
}

/** Keeps the place of what is loaded when it is about to be seen, so that nobody waits for what nobody looks at. */
export function LoadedWhenNear({ onNear, children }: LoadedWhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '50% 0px' },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={placeClass}>
      {children}
    </div>
  );
}
