import type { ChartState, ChartTransition } from '../../chart/chart.ts';
import { invokeWords, transitionWords, triggerWords } from '../../chart/words.ts';
import type { Flow } from '../../flow.ts';
import type { Look } from '../look/look.ts';
import { StateLook } from '../look/StateLook.tsx';
import type { PartCoverage } from '../../results/part-coverage.ts';
import { CoverageFacts } from './CoverageFacts.tsx';
import { Fact, Ids } from './Fact.tsx';

interface DetailsProps {
  flow: Flow;
  part: string | null;
  press: (part: string) => void;
  look: Look;
  change: (look: Look) => void;
  /** What the last runs know, by ids of states and transitions. */
  coverage: ReadonlyMap<string, PartCoverage>;
}

/** Where `npm run gallery` shows the views of a flow in a state. */
const galleryHref = (flow: string, state: string): string =>
  `http://127.0.0.1:4800/#${new URLSearchParams({ flow, search: state }).toString()}`;

const shortId = (id: string): string => id.split('.').slice(1).join('.') || id;

/** What there is to know of the state or transition that is looked at. */
export function Details({ flow, part, press, look, change, coverage }: DetailsProps) {
  const { states, transitions } = flow.chart;
  const state = states.find(({ id }) => id === part);
  const transition = transitions.find(({ id }) => id === part);
  if (transition !== undefined)
    return <TransitionDetails transition={transition} press={press} coverage={coverage} />;
  return (
    <StateDetails
      flow={flow}
      state={state ?? states[0]}
      press={press}
      look={look}
      change={change}
      coverage={coverage}
    />
  );
}

function TransitionDetails({
  transition,
  press,
  coverage,
}: Pick<DetailsProps, 'press' | 'coverage'> & { transition: ChartTransition }) {
  const { source, targets, trigger, guard, actions, description, requirements } = transition;
  return (
    <article className="details">
      <p className="kind">Transition</p>
      <h2>{triggerWords(trigger)}</h2>
      {description !== null && <p>{description}</p>}
      <dl>
        <Fact name="from">
          <PartButton part={source} press={press} />
        </Fact>
        <Fact name="to">
          {targets.length === 0
            ? 'stays where it is'
            : targets.map((target) => <PartButton key={target} part={target} press={press} />)}
        </Fact>
        {trigger.kind === 'after' && (
          <Fact name="delay">
            {trigger.delay} = {trigger.time}
          </Fact>
        )}
        {guard !== null && (
          <Fact name="guard">
            {guard === 'else' ? 'none: taken when no guard before it held' : <code>{guard}</code>}
          </Fact>
        )}
        <Fact name="actions">{actions.length > 0 && <Ids ids={actions} />}</Fact>
        <Fact name="requirements">{requirements.length > 0 && <Ids ids={requirements} />}</Fact>
        <CoverageFacts coverage={coverage.get(transition.id)} />
      </dl>
    </article>
  );
}

interface StateDetailsProps extends Omit<DetailsProps, 'part'> {
  state: ChartState | undefined;
}

function StateDetails({ flow: { chart, says }, state, press, look, change, coverage }: StateDetailsProps) {
  if (state === undefined) return null;
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const into = chart.transitions.filter(({ targets }) => targets.includes(state.id));
  const requirements = [...new Set(own.flatMap((one) => one.requirements))];
  const isMachine = state.parent === null;
  return (
    <article className="details">
      <p className="kind">
        {isMachine ? 'Flow' : 'State'}
        {state.kind === 'atomic' ? '' : `, ${state.kind}`}
      </p>
      <h2>{isMachine ? chart.name : shortId(state.id)}</h2>
      {isMachine && <p>{says}</p>}
      {state.description !== null && <p>{state.description}</p>}
      <StateLook chart={chart} id={state.id} look={look} change={change} />
      <dl>
        <Fact name="tags">{state.tags.length > 0 && <Ids ids={state.tags} />}</Fact>
        <Fact name="on entry">{state.entry.length > 0 && <Ids ids={state.entry} />}</Fact>
        <Fact name="on exit">{state.exit.length > 0 && <Ids ids={state.exit} />}</Fact>
        <Fact name="starts">{state.invokes.length > 0 && <Ids ids={state.invokes.map(invokeWords)} />}</Fact>
        <Fact name="requirements">{requirements.length > 0 && <Ids ids={requirements} />}</Fact>
        <CoverageFacts coverage={coverage.get(state.id)} />
        <Fact name="views">
          <a href={galleryHref(chart.name, isMachine ? '' : shortId(state.id))}>in the gallery</a>
        </Fact>
      </dl>
      <Transitions title="Leaves by" of={own} press={press} />
      <Transitions title="Entered by" of={into} press={press} />
    </article>
  );
}

interface TransitionsProps {
  title: string;
  of: readonly ChartTransition[];
  press: (part: string) => void;
}

function Transitions({ title, of, press }: TransitionsProps) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="transitions">
        {of.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => press(one.id)}>
              <span>{transitionWords(one)}</span>
              <small>
                {shortId(one.source)} →{' '}
                {one.targets.length === 0 ? 'stays' : one.targets.map(shortId).join(', ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function PartButton({ part, press }: { part: string; press: (part: string) => void }) {
  return (
    <button type="button" className="part" onClick={() => press(part)}>
      {shortId(part)}
    </button>
  );
}
