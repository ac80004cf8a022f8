/* oxlint-disable react/iframe-missing-sandbox -- the frames are pages of the gallery itself */
import type { ListedView } from '../frame/gallery-frame.ts';
import { frameHref } from '../frame/address.ts';
import { wallHref, type WallAddress } from './wall-address.ts';

type ListedState = ListedView['states'][number];

/** Where `npm run flows` shows the charts. */
const flowsPage = 'http://127.0.0.1:4700/';

const frameHeight = 844;

interface StateCardProps {
  view: ListedView;
  state: ListedState;
  address: WallAddress;
  /** How large a frame is drawn; 1 is as on the screen. */
  scale: number;
}

/** A view in one state: a frame for each brand, how one comes there, what it fulfils. */
export function StateCard({ view, state, address, scale }: StateCardProps) {
  const { width, text } = address;
  return (
    <article className="card">
      <h3>
        <a href={wallHref({ ...address, view: view.name, state: state.name })}>{state.name}</a>
      </h3>
      <div className="frames">
        {address.brands.map((brand) => {
          const href = frameHref({ brand, view: view.name, state: state.name, text });
          return (
            <figure key={brand}>
              <div className="screen" style={{ width: width * scale, height: frameHeight * scale }}>
                <iframe
                  loading="lazy"
                  title={`${view.name}, ${state.name}, ${brand}`}
                  src={href}
                  style={{ width, height: frameHeight, transform: `scale(${scale})` }}
                />
              </div>
              <figcaption>
                <a href={href}>{brand}</a>
              </figcaption>
            </figure>
          );
        })}
      </div>
      <p className="ids">{state.requirements.join(' ')}</p>
      <p>
        <a href={`${flowsPage}#${view.machine}`}>{view.machine} in the flows</a>
      </p>
    </article>
  );
}
