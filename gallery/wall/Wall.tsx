import type { ListedView } from '../frame/gallery-frame.ts';
import { Paths } from './Paths.tsx';
import { Screens } from './Screens.tsx';
import { Settings } from './Settings.tsx';
import { StateCard } from './StateCard.tsx';
import { Steps } from './Steps.tsx';
import { useGallery } from './use-gallery.ts';
import { useWallAddress, wallHref, type WallAddress } from './wall-address.ts';

/** Screens at this size fit a few to a row. */
const wallScale = 0.5;

/** So many screens are shown at once of several views. */
const atOnce = 48;

/** The views with those of their states that are looked for. */
function matching(views: readonly ListedView[], { search, flow }: WallAddress): ListedView[] {
  const wanted = search.trim().toLowerCase();
  return views
    .map((view) => ({
      ...view,
      states: view.states.filter(
        ({ name, place, requirements }) =>
          (flow === '' || place?.flow === flow) &&
          `${view.name} ${name} ${requirements.join(' ')}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ states }) => states.length > 0);
}

const groups: readonly { title: string; holds: (view: ListedView) => boolean }[] = [
  { title: 'Views', holds: ({ kind }) => kind !== 'component' && kind !== 'tokens' },
  { title: 'Components', holds: ({ kind }) => kind === 'component' },
  { title: 'Tokens', holds: ({ kind }) => kind === 'tokens' },
];

/** Every view of the shop in every state its chart reaches, and the design system it is made of. */
export function Wall() {
  const gallery = useGallery();
  const [address, go] = useWallAddress();
  if (gallery === null) return <p role="status">The views are read …</p>;
  const found = matching(gallery.views, address);
  const view = gallery.views.find(({ name }) => name === address.view);
  return (
    <>
      <header>
        <h1>Gallery</h1>
        <Settings address={address} onChange={go} />
      </header>
      <div className="columns">
        <nav aria-label="Views, components and tokens">
          {groups.map(({ title, holds }) => (
            <details key={title} open={title === 'Views' || address.search !== '' || (view && holds(view))}>
              <summary>{title}</summary>
              <ul>
                {found.filter(holds).map(({ name, states }) => (
                  <li key={name}>
                    <a
                      href={wallHref({ ...address, view: name, state: '', path: '', step: null })}
                      aria-current={name === address.view ? 'page' : undefined}
                    >
                      {name}
                    </a>{' '}
                    <small>{states.length}</small>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <main>
          {view === undefined ? (
            <Found views={found} address={address} />
          ) : (
            <Chosen
              key={view.name}
              view={view}
              found={found.find(({ name }) => name === view.name) ?? view}
              paths={gallery.paths}
              address={address}
              go={go}
            />
          )}
        </main>
      </div>
    </>
  );
}

/** Without a view chosen: the states that are looked for, or each view once. */
function Found({ views, address }: { views: readonly ListedView[]; address: WallAddress }) {
  const isSearched = address.search !== '' || address.flow !== '';
  const shown = isSearched ? views : views.filter((view) => groups[0]?.holds(view));
  const cards = shown.flatMap((view) =>
    (isSearched ? view.states : view.states.slice(0, 1)).map((state) => ({ view, state })),
  );
  const states = views.reduce((sum, view) => sum + view.states.length, 0);
  return (
    <>
      <p role="status">{`${states} states of ${views.length} views and components. Choose one, or look for a state.`}</p>
      <div className="wall">
        {cards.slice(0, atOnce).map(({ view, state }) => (
          <section key={`${view.name} ${state.name}`} aria-label={`${view.name}, ${state.name}`}>
            <p className="of">{view.name}</p>
            <StateCard view={view} state={state} address={address} scale={wallScale} />
          </section>
        ))}
      </div>
      {cards.length > atOnce && <p>{`Look for more words to see the other ${cards.length - atOnce}.`}</p>}
    </>
  );
}

interface ChosenProps {
  view: ListedView;
  /** The same with those of its states that are looked for. */
  found: ListedView;
  paths: (view: string) => Parameters<typeof Paths>[0]['paths'];
  address: WallAddress;
  go: (part: Partial<WallAddress>) => void;
}

/** A view: its states, one of them with the way to it, or its generated paths. */
function Chosen({ view, found, paths, address, go }: ChosenProps) {
  if (address.path !== '') return <Paths view={view} paths={paths(view.name)} address={address} go={go} />;
  const state = view.states.find(({ name }) => name === address.state);
  if (state !== undefined && state.way.length > 0)
    return <Steps view={view} address={address} title={state.name} way={state.way} go={go} />;
  const shown = state === undefined ? found : { ...view, states: [state] };
  const isOfFlows = view.states.some(({ place }) => place !== null);
  return (
    <section aria-label={view.name}>
      <h2>{view.name}</h2>
      {isOfFlows && (
        <p>
          <a href={wallHref({ ...address, path: 'all' })}>Step through any generated path</a>
        </p>
      )}
      {view.hasSheet && state === undefined && (
        <Screens view={view.name} state="" address={address} scale={1} />
      )}
      <div className="wall">
        {shown.states.map((one) => (
          <StateCard
            key={one.name}
            view={view}
            state={one}
            address={address}
            scale={state === undefined ? wallScale : 1}
          />
        ))}
      </div>
    </section>
  );
}
