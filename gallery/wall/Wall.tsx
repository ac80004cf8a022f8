import type { ListedView } from '../frame/gallery-frame.ts';
import { brands } from '../frame/brands.ts';
import { StateCard } from './StateCard.tsx';
import { Steps } from './Steps.tsx';
import { useViews } from './use-views.ts';
import { textSizes, useWallAddress, wallHref, widths, type WallAddress } from './wall-address.ts';

/** Every screen at this size fits a few to a row. */
const wallScale = 0.5;

const matching = (view: ListedView, search: string): ListedView => {
  const wanted = search.trim().toLowerCase();
  const isWanted = ({ name, requirements }: ListedView['states'][number]) =>
    `${view.name} ${name} ${requirements.join(' ')}`.toLowerCase().includes(wanted);
  return wanted === '' ? view : { ...view, states: view.states.filter(isWanted) };
};

/** Every view of the shop in every state its chart reaches. */
export function Wall() {
  const views = useViews();
  const [address, go] = useWallAddress();
  if (views === null) return <p role="status">The views are read …</p>;
  const found = views.map((view) => matching(view, address.search)).filter(({ states }) => states.length > 0);
  const chosen = found.filter(({ name }) => name === address.view);
  return (
    <>
      <header>
        <h1>Gallery</h1>
        <Settings address={address} onChange={go} />
      </header>
      <div className="columns">
        <nav aria-label="Views">
          <ul>
            {found.map(({ name, states }) => (
              <li key={name}>
                <a
                  href={wallHref({ ...address, view: name, state: '' })}
                  aria-current={name === address.view ? 'page' : undefined}
                >
                  {name}
                </a>{' '}
                {states.length}
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {address.view === '' && <p>{`${found.length} views. Choose one, or look for a state.`}</p>}
          {chosen.map((view) =>
            address.state === '' ? (
              <section key={view.name} aria-label={view.name}>
                <h2>{view.name}</h2>
                <div className="wall">
                  {view.states.map((state) => (
                    <StateCard
                      key={state.name}
                      view={view}
                      state={state}
                      address={address}
                      scale={wallScale}
                    />
                  ))}
                </div>
              </section>
            ) : (
              <Steps key={view.name + address.state} view={view} address={address} />
            ),
          )}
        </main>
      </div>
    </>
  );
}

function Settings({
  address,
  onChange,
}: {
  address: WallAddress;
  onChange: (part: Partial<WallAddress>) => void;
}) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        State, view or requirement{' '}
        <input
          type="search"
          value={address.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </label>
      <label>
        Brand{' '}
        <select
          value={address.brands.length > 1 ? 'all' : address.brands[0]}
          onChange={({ target }) => onChange({ brands: target.value === 'all' ? brands : [target.value] })}
        >
          {[...brands, 'all'].map((brand) => (
            <option key={brand}>{brand}</option>
          ))}
        </select>
      </label>
      <Choice label="Width" values={widths} value={address.width} onChange={(width) => onChange({ width })} />
      <Choice label="Text" values={textSizes} value={address.text} onChange={(text) => onChange({ text })} />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
}

const Choice = ({ label, values, value, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);
