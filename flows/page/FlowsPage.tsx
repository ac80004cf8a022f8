import { useMemo, useState } from 'react';
import type { Flow } from '../flow.ts';
import { partCoverage, type PartCoverage } from '../results/part-coverage.ts';
import type { Results } from '../results/results.ts';
import type { Replays } from '../replay/replay.ts';
import { ChartView } from './drawing/ChartView.tsx';
import { heatMapOf, type Lit } from './drawing/marks.ts';
import { FlowList } from './FlowList.tsx';
import { folding, textOf, type Look } from './look/look.ts';
import { LookBar } from './look/LookBar.tsx';
import { Details } from './panel/Details.tsx';
import type { LiveFlow } from './panel/live-flows.ts';
import { LivePanel } from './panel/LivePanel.tsx';
import { ReplayPanel } from './panel/ReplayPanel.tsx';
import { ResultsPanel } from './panel/ResultsPanel.tsx';
import { Tabs, type Tab } from './panel/Tabs.tsx';
import { useLive } from './panel/use-live.ts';
import { litBy, stepsOf, useReplay, type Replay } from './panel/use-replay.ts';
import { useWalk } from './panel/use-walk.ts';
import { WalkPanel } from './panel/WalkPanel.tsx';
import { PictureButtons } from './picture/PictureButtons.tsx';
import { Drawn } from './sequence/Drawn.tsx';
import { LiveConversation } from './sequence/LiveConversation.tsx';
import { PathConversation } from './sequence/PathConversation.tsx';
import { SourceButtons } from './SourceButtons.tsx';
import { SourceHelp } from './SourceHelp.tsx';
import { elsewhere, useAddress, type Address } from './use-address.ts';
import { useFetched } from './use-fetched.ts';
import { useTheme } from './use-theme.ts';

type TabName = 'details' | 'walk' | 'paths' | 'live' | 'results';

const tabs: readonly Tab<TabName>[] = [
  { name: 'details', title: 'Details' },
  { name: 'walk', title: 'Walk' },
  { name: 'paths', title: 'Paths' },
  { name: 'live', title: 'Live' },
  { name: 'results', title: 'Results' },
];

const dark: Lit = { states: new Set(), transitions: new Set() };

/** The flows of the shop, drawn. */
export function FlowsPage() {
  const { fetched } = useFetched<Flow[]>('flows');
  if (fetched.status === 'loading') return <p className="waiting">Reading the charts …</p>;
  if (fetched.status === 'failed') return <p className="broken">{fetched.reason}</p>;
  return <Flows flows={fetched.value} />;
}

function firstTab({ walk, path }: Address): TabName {
  if (walk !== null) return 'walk';
  return path === null ? 'details' : 'paths';
}

function failedFlows(results: Results): Set<string> {
  const paths = results.paths.flatMap((run) => run.results);
  const failed = paths.flatMap((one) => ('machine' in one && one.failures.length > 0 ? [one.machine] : []));
  const survived = (results.mutations?.results ?? []).flatMap(({ machine, faults }) =>
    faults.some(({ foundBy, explained }) => foundBy === null && explained === null) ? [machine] : [],
  );
  return new Set([...failed, ...survived]);
}

function Flows({ flows }: { flows: readonly Flow[] }) {
  const [address, go] = useAddress();
  const [tab, setTab] = useState<TabName>(firstTab(address));
  const [followed, setFollowed] = useState<string | null>(null);
  const { theme, toggle } = useTheme();
  const replay = useReplay(address);
  const live = useLive();
  const flow = flows.find(({ chart }) => chart.name === address.flow) ?? flows[0];
  const name = flow?.chart.name ?? '';
  const { fetched: replays } = useFetched<Replays>(`replays/${name}`);
  const { fetched: results, again } = useFetched<Results>('results');

  const walk = useWalk(name, address.walk);

  const { position } = replay;
  const liveFlow = live.live.flows.find(({ key }) => key === followed);
  const lit = useMemo((): Lit => {
    if (tab === 'paths' && position?.flow === name && replays.status === 'there')
      return litBy(stepsOf(replays.value, position.path)[position.step]);
    if (tab === 'walk' && address.walk !== null && walk.status === 'there')
      return litBy(walk.value.steps.at(-1));
    if (tab === 'live' && liveFlow !== undefined && liveFlow.machine === flow?.chart.id)
      return { states: new Set(liveFlow.states), transitions: new Set() };
    return dark;
  }, [tab, position, name, replays, liveFlow, flow, address.walk, walk]);

  const coverage = useMemo(
    () =>
      flow === undefined || results.status !== 'there'
        ? new Map<string, PartCoverage>()
        : partCoverage(flow.chart, results.value),
    [flow, results],
  );
  const heat = useMemo(() => heatMapOf(coverage, address.look), [coverage, address.look]);

  if (flow === undefined) return null;
  const press = (part: string) => {
    go({ ...address, flow: name, part });
    setTab('details');
  };
  const { look } = address;
  const change = (changed: Look) => go({ ...address, flow: name, look: changed });
  const open = (wanted: string) => go(elsewhere(address, wanted));
  // Which path is walked stands in the address.
  const walked: Replay = {
    ...replay,
    open(wanted, path) {
      replay.open(wanted, path);
      go({ ...address, flow: name, path });
    },
    close() {
      replay.close();
      go({ ...address, flow: name, path: null });
    },
  };
  const follow = ({ key, machine }: LiveFlow) => {
    setFollowed(key);
    const chosen = flows.find(({ chart }) => chart.id === machine);
    if (chosen !== undefined) open(chosen.chart.name);
  };

  // Who tells whom: on the path that is walked, or in the shop that is watched.
  const told = tab === 'live' ? 'live' : tab === 'paths' && position?.flow === name ? 'path' : null;
  const isSequence = address.drawn === 'sequence' && told !== null;

  return (
    <div className="page">
      <header>
        <h1>Flows</h1>
        <button
          type="button"
          onClick={toggle}
          aria-label={`Switch to ${theme === 'light' ? 'dark' : 'light'}`}
        >
          {theme === 'light' ? 'Dark' : 'Light'}
        </button>
      </header>
      <FlowList
        flows={flows}
        shown={name}
        go={(wanted, part) => {
          go(elsewhere(address, wanted, part));
          if (part !== null) setTab('details');
        }}
        failed={results.status === 'there' ? failedFlows(results.value) : new Set()}
        live={new Set(live.live.flows.map(({ machine }) => machine))}
      />
      <main>
        <div className="heading">
          <div>
            <h2>{name}</h2>
            <p>{flow.says}</p>
          </div>
          <Drawn
            drawn={address.drawn}
            choose={(drawn) => go({ ...address, flow: name, drawn })}
            isTold={told !== null}
          />
          <PictureButtons name={told === 'path' ? `${name}-path-${String(position?.path)}` : name} />
          <SourceButtons flow={name} />
          <SourceHelp flow={name} />
        </div>
        {isSequence && told === 'path' && position !== null && (
          <PathConversation flow={name} path={position.path} step={position.step} />
        )}
        {isSequence && told === 'live' && <LiveConversation log={live.live.log} />}
        {!isSequence && (
          <>
            <LookBar
              chart={flow.chart}
              look={look}
              text={textOf(look, flow.chart.transitions.length)}
              change={change}
              isKnown={[...heat.values()].some((level) => level !== 'unknown')}
            />
            <ChartView
              key={name}
              chart={flow.chart}
              lit={lit}
              part={tab === 'details' ? address.part : null}
              press={press}
              look={look}
              heat={heat}
              fold={(id) => change(folding(look, id))}
              focus={(id) => change({ ...look, focus: look.focus === id ? null : id })}
            />
          </>
        )}
      </main>
      <aside aria-label="About the flow">
        <Tabs tabs={tabs} chosen={tab} choose={setTab} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that scrolls is scrolled by keys */}
        <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === 'details' && (
            <Details
              flow={flow}
              part={address.part}
              press={press}
              look={look}
              change={change}
              coverage={coverage}
            />
          )}
          {tab === 'walk' && (
            <WalkPanel
              walk={walk}
              numbers={address.walk}
              go={(numbers) => go({ ...address, flow: name, walk: numbers })}
            />
          )}
          {tab === 'paths' && <ReplayPanel key={name} flow={name} replays={replays} replay={walked} />}
          {tab === 'live' && <LivePanel live={live} followed={followed} follow={follow} />}
          {tab === 'results' && <ResultsPanel results={results} again={again} flow={name} open={open} />}
        </div>
      </aside>
    </div>
  );
}
