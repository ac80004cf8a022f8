import { frameHref } from '../frame/address.ts';
import { Screen } from './Screen.tsx';
import type { WallAddress } from './wall-address.ts';

interface ScreensProps {
  view: string;
  /** Empty for the view's sheet. */
  state: string;
  address: WallAddress;
  /** How large a screen is drawn; 1 is as it is. */
  scale: number;
}

/** A state of a view on the screen of each chosen brand. */
export function Screens({
  view,
  state,
  address: { brands, width, text, theme, words },
  scale,
}: ScreensProps) {
  return (
    <div className="frames">
      {brands.map((brand) => {
        const href = frameHref({ brand, view, state, theme, words, text });
        const title = [view, state, brand].filter(Boolean).join(', ');
        return (
          <figure key={brand}>
            <Screen key={href} title={title} href={href} width={width} scale={scale} />
            <figcaption>
              <a href={href}>{brand}</a>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
