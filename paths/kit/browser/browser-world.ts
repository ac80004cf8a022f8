import type { Browser } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Coverage } from '../coverage.ts';
import { noEffects } from '../effects.ts';
import { openHeldWorld } from '../held-world.ts';
import { injected } from '../http/http-world.ts';
import { newShopper } from '../http/shopper.ts';
import type { AnyFlowModel, Start } from '../model.ts';
import { delayOf, isTimeout, type Move } from '../moves.ts';
import { activeInvokes } from '../xstate-internals.ts';
import type { Plan, World } from '../world.ts';
import type { AnyBrowserFlow, Beginning, Scene } from './browser-flow.ts';
import { meaninglessFocus } from './focus-after-press.ts';
import type { ShopFront } from './shop-front.ts';
import { openTab } from './tab.ts';
import { Traffic, type Expected } from './traffic.ts';
import { patience, until } from './until.ts';

interface BrowserWorldGiven {
  readonly model: AnyFlowModel;
  readonly flow: AnyBrowserFlow;
  readonly start: Start<unknown>;
  readonly coverage: Coverage;
  readonly plan: Plan;
  readonly front: ShopFront;
  readonly browser: Browser;
  /** The patient calls of the flow that met a 419 already, by their names. */
  readonly interrupted: Set<string>;
}

/**
 * A clock can only be stopped at a moment to come, in ms from now. It jumps there: what waits for an answer is that much nearer to
 * giving it up.
 */
const untilStopped = 1_000;

/** What a page puts off until the answers to its first calls has come after this, in ms of a stopped clock. */
const puttingOff = 2_000;

/** How far a stopped clock is moved with each look, in ms: what React and the browser put off must come. */
const slowly = 20;

/** How long the focus may take to find its place once the screen stands still, in ms. */
const findingPlace = 1_500;

/** Longer than any call is waited for, in ms. */
const longestAnswer = 15_000;

type Screen = Record<string, unknown>;

/** What stands on both, of the first. */
const shared = (screen: Screen, wanted: Screen): Screen =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, screen[name]]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * World (c): a shopper before the built app in a browser, the real backend behind the latch. The chart runs beside it
 * and says only what the path covers; what counts is the screen.
 */
export async function openBrowserWorld(given: BrowserWorldGiven): Promise<World> {
  const { model, flow, start, coverage, plan, front, browser, interrupted } = given;
  const beginning = flow.starts[start.says];
  if (beginning === undefined) throw new Error(`${flow.name} does not start with '${start.says}'`);
  const shopper = await newShopper(front.shop);
  const stored = (await beginning.prepare?.({ shopper, upcoming: plan })) ?? {};
  const extra = Object.entries(flow.alsoHeld);
  const chart = openHeldWorld(model, start, coverage);
  const chartSnapshot = (): AnyMachineSnapshot => {
    const snapshot = chart.snapshot();
    if (snapshot === null) throw new Error('the chart does not run');
    return snapshot;
  };

  /** The requests that are to be on their way in a state. */
  const expectedIn = (snapshot: AnyMachineSnapshot): Expected[] => [
    ...activeInvokes(snapshot).flatMap(({ id, src }) => {
      const endpoint = flow.calls[src];
      return endpoint === undefined || flow.isQuiet(src, snapshot) ? [] : [{ id, src, endpoint }];
    }),
    ...extra.flatMap(([id, one]) => (one.while(snapshot) ? [{ id, src: id, endpoint: one.endpoint }] : [])),
  ];

  const held = [...Object.values(flow.calls), ...extra.map(([, { endpoint }]) => endpoint)];
  // A flow that begins after the page lets whatever leads there go through.
  const heldFirst = expectedIn(chartSnapshot()).map(({ endpoint }) => endpoint);
  const traffic = new Traffic(front.latch, beginning.arrive === undefined ? held : heldFirst, flow.isOthers);
  const origin = `http://${shopper.host}:${front.port}`;
  const tab = await openTab({
    browser,
    origin,
    shopper,
    stored,
    hasOwnClock: flow.isTimeSlow || plan.some((move) => move.kind === 'elapsed' || isTimeout(move)),
    isSpoilt: (url) => traffic.spoilt.has(url),
  });
  // From here on the shopper's client is another device.
  shopper.client.cookies.clear();
  const { page } = tab;
  let screen: Screen = {};
  let sight: Screen = {};
  let played = 0;
  let isWhole = !flow.isTimeSlow;

  const asked = (call: string): Expected | undefined =>
    expectedIn(chartSnapshot()).find(({ src }) => src === call);

  const scene = (): Scene => ({
    page,
    shopper,
    upcoming: plan.slice(played),
    isAsked(call) {
      const endpoint = flow.calls[call] ?? flow.alsoHeld[call]?.endpoint;
      return endpoint !== undefined && traffic.isWaiting(endpoint);
    },
    speak(call, verdict) {
      const one = asked(call);
      if (one === undefined) throw new Error(`${call} is not on its way`);
      traffic.speak(one, verdict);
    },
    meet: (endpoint, verdict) => traffic.meet(endpoint, verdict),
  });

  /** A shopper reads the screen before acting on it: a press as fast as a test's counts as the second of a double tap. */
  const readScreen = () => page.keyboard.press('Shift');

  const isFirstAnswer = ({ kind, src }: Move): boolean =>
    kind === 'done' && model.answers[src]?.isPatient === true && !interrupted.has(src);

  /** Lets a patient call meet a 419: it is made again, once, when the session is back. */
  async function interrupt(one: Expected): Promise<void> {
    if (flow.comesBack === undefined) return;
    interrupted.add(one.src);
    traffic.spoil(one.id);
    traffic.speak(one, 419);
    await readScreen();
    await flow.comesBack(scene());
    await until(async () => {
      if (flow.isTimeSlow) await page.clock.runFor(slowly);
      return traffic.sort(expectedIn(chartSnapshot())).length === 0;
    });
    const again = traffic.calls().filter(({ src }) => src === one.src);
    if (again.length !== 1)
      throw new Error(`${again.length} calls of ${one.src} after the login, where one is due`);
  }

  async function answer(move: Move): Promise<void> {
    if (flow.isQuiet(move.src, chartSnapshot())) return;
    const one = expectedIn(chartSnapshot()).find(({ id }) => id === move.id);
    if (one === undefined) throw new Error(`${move.src} asks the shop nothing`);
    if (isFirstAnswer(move)) await interrupt(one);
    const arrange = flow.answers[move.src]?.[move.says];
    const input = traffic.paramsOf(one.id);
    const verdict = await arrange?.({ visitor: shopper, input, upcoming: plan.slice(played) });
    if (move.kind === 'failed') traffic.spoil(one.id);
    traffic.speak(one, verdict ?? injected(move) ?? 'pass');
    const follow = flow.follows?.[move.src]?.[move.says];
    if (follow === undefined) return;
    await readScreen();
    await follow(scene());
  }

  async function act(move: Move): Promise<void> {
    const deed = flow.acts[move.id]?.[move.says];
    if (deed === undefined) throw new Error('no shopper knows how to do that');
    await readScreen();
    await deed(scene());
  }

  async function stopClock(): Promise<void> {
    const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + untilStopped);
    // A busy machine lets that moment pass; the clock stands all the same, and can be read.
    await stop().catch(stop);
  }

  async function begin({ path, arrive }: Beginning): Promise<void> {
    front.direct(traffic);
    await page.goto(typeof path === 'string' ? path : path(shopper));
    await page.locator('html[data-ready]').waitFor();
    await arrive?.(scene());
    if (flow.isTimeSlow) await stopClock();
    traffic.hold(held);
  }

  async function close(): Promise<void> {
    front.direct(null);
    traffic.cutAll();
    await tab.close();
    await chart.close();
  }

  await begin(beginning).catch(async (cause: unknown) => {
    await close();
    throw cause;
  });

  /** A page that is being left cannot be read; what follows it can. */
  const unreadable = (cause: unknown): Screen => ({ unreadable: String(cause) });

  const expected = (snapshot: AnyMachineSnapshot): Screen => flow.expects(snapshot, shopper);

  /** Whatever was pressed, something that means something has the focus (HOUSE-FOCUS). */
  async function judgeFocus(): Promise<void> {
    const isPlaced = await until(async () => {
      if ((await meaninglessFocus(page)) === null) return true;
      if (flow.isTimeSlow) await page.clock.runFor(slowly);
      return false;
    }, findingPlace);
    if (isPlaced) return;
    throw new Error(`HOUSE-FOCUS: ${await meaninglessFocus(page)} has the focus after a press`);
  }

  /** Looks until the screen and the calls are as they should be and nothing changes any more, or for too long. */
  async function observe(snapshot: AnyMachineSnapshot): Promise<Screen> {
    const wanted = expected(snapshot);
    const calls = expectedIn(snapshot);
    // What answers by itself has done so: the calls of the next state may be here already, and stay.
    const isPassing = activeInvokes(snapshot).some(({ src }) => flow.isQuiet(src, snapshot));
    await until(async () => {
      const before = screen;
      const missing = isPassing ? [] : traffic.sort(calls);
      if (flow.isTimeSlow) await page.clock.runFor(slowly);
      screen = await flow.sees(scene()).catch(unreadable);
      const pending = tab.pending();
      const isHeld = pending.calls.every((url) => traffic.isHolding(url));
      const isQuiet = missing.length === 0 && pending.files === 0 && isHeld && !traffic.isUndecided();
      if (isQuiet && !isWhole && !isPassing) {
        // Its calls are held while its clock stands: without this it would wait for both for ever.
        isWhole = true;
        await page.clock.runFor(puttingOff);
        return false;
      }
      return isQuiet && isSame(shared(screen, wanted), wanted) && isSame(screen, before);
    });
    traffic.settle();
    await judgeFocus();
    if (tab.faults.length > 0) throw new Error(`the browser complains: ${tab.faults.join('; ')}`);
    const complaints = front.complaints();
    if (complaints.length > 0) throw new Error(`the server complains: ${complaints.join('; ')}`);
    sight = { ...screen, ...(await flow.knows?.(shopper)) };
    return shared(screen, wanted);
  }

  return {
    async play(move) {
      if (move.kind === 'sent') await act(move);
      else if (move.kind === 'elapsed') await page.clock.fastForward(delayOf(chartSnapshot(), move.id));
      else if (isTimeout(move)) await page.clock.fastForward(longestAnswer);
      else await answer(move);
      await chart.play(move);
      played += 1;
      return move.value;
    },
    snapshot: () => null,
    expected,
    observe,
    sight: () => sight,
    async inflight(snapshot) {
      const calls = expectedIn(snapshot);
      // A flow that heard something just now has given its request up, and asks again.
      if (traffic.missing(calls).length > 0)
        await until(() => Promise.resolve(traffic.sort(calls).length === 0));
      const missing = traffic.missing(calls);
      if (missing.length === 0) return;
      const pending = tab.pending();
      throw new Error(
        `nothing was asked within ${patience / 1000} s for ${missing.map(({ src }) => src).join(', ')}` +
          `; on their way: ${[...pending.calls, `${pending.files} files`].join(', ')}`,
      );
    },
    effects: () => ({ ...noEffects(), calls: traffic.calls() }),
    close,
  };
}
