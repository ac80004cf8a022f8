/* oxlint-disable react/iframe-missing-sandbox -- the frame is a page of the gallery itself */
import { useEffect, useRef, useState } from 'react';
import { takeTurn } from './turns.ts';

const screenHeight = 844;

interface ScreenProps {
  title: string;
  href: string;
  /** Of the screen, in px. */
  width: number;
  /** How large it is drawn; 1 is as on the screen. */
  scale: number;
}

/** A page of the gallery in a frame, loaded when it comes into sight and is its turn. */
export function Screen({ title, href, width, scale }: ScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const endTurn = useRef<(() => void) | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        endTurn.current = takeTurn(() => setLoaded(true));
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      endTurn.current?.();
    };
  }, []);
  return (
    <div ref={box} className="screen" style={{ width: width * scale, height: screenHeight * scale }}>
      {isLoaded && (
        <iframe
          title={title}
          src={href}
          style={{ width, height: screenHeight, transform: `scale(${scale})` }}
          onLoad={() => endTurn.current?.()}
        />
      )}
    </div>
  );
}
