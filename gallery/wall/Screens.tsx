/* oxlint-disable react/iframe-missing-sandbox -- the frames are pages of the gallery itself */
import { frameHref } from '../frame/address.ts';
import type { WallAddress } from './wall-address.ts';

const screenHeight = 844;

interface ScreensProps {
  view: string;
  /** Empty for the view's sheet. */
  state: string;
  address: WallAddress;
  /** How large it is drawn; 1 is as on the screen. */
  scale: number;
}

/** A state of a view on the screen of each chosen brand. */
export function Screens({ view, state, address: { brands, width, text, theme }, scale }: ScreensProps) {
  return (
    <div className="frames">
      {brands.map((brand) => {
        const href = frameHref({ brand, view, state, theme, text });
        return (
          <figure key={brand}>
            <div className="screen" style={{ width: width * scale, height: screenHeight * scale }}>
              <iframe
                loading="lazy"
                title={[view, state, brand].filter(Boolean).join(', ')}
                src={href}
                style={{ width, height: screenHeight, transform: `scale(${scale})` }}
              />
            </div>
            <figcaption>
              <a href={href}>{brand}</a>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
