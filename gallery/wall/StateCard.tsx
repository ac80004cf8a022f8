import type { ListedView } from '../frame/gallery-frame.ts';
import { Screens } from './Screens.tsx';
import { wallHref, type WallAddress } from './wall-address.ts';

type ListedState = ListedView['states'][number];

/** Where `npm run flows` shows the charts. */
const flowsPage = 'http://127.0.0.1:4700/';

interface StateCardProps {
  view: ListedView;
  state: ListedState;
  address: WallAddress;
  /** How large a screen is drawn; 1 is as it is. */
  scale: number;
}

/** A view in one state: a screen of each brand, how one comes there, what it fulfils. */
export function StateCard({ view, state, address, scale }: StateCardProps) {
  const { place, requirements } = state;
  return (
    <article className="card">
      <h3>
        <a href={wallHref({ ...address, view: view.name, state: state.name, path: '', step: null })}>
          {state.name}
        </a>
      </h3>
      <Screens view={view.name} state={state.name} address={address} scale={scale} />
      {requirements.length > 0 && <p className="ids">{requirements.join(' ')}</p>}
      {place !== null && (
        <p>
          <a href={`${flowsPage}#${place.flow}/${encodeURIComponent(place.part)}`}>
            {place.flow} in the flows
          </a>
        </p>
      )}
    </article>
  );
}
