import type { HeardEvent } from '../../conversation/live-conversation.ts';
import type { LiveMessage } from '../../live/inspection-message.ts';

/** A flow that runs in a page of the shop now. */
export interface LiveFlow {
  /** Page and number of the actor. */
  readonly key: string;
  readonly page: number;
  readonly session: number;
  readonly parent: number | null;
  readonly machine: string;
  readonly states: readonly string[];
  /** What it heard last. */
  readonly heard: string | null;
}

interface LogEntry extends HeardEvent {
  readonly key: number;
  readonly at: number;
  readonly flow: string;
}

export interface LiveFlows {
  readonly flows: readonly LiveFlow[];
  readonly log: readonly LogEntry[];
  readonly isPaused: boolean;
  readonly count: number;
}

export type LiveAction =
  | { readonly kind: 'told'; readonly message: LiveMessage }
  | { readonly kind: 'pause' | 'clear' | 'gone' };

export const noLiveFlows: LiveFlows = { flows: [], log: [], isPaused: false, count: 0 };

const longestLog = 300;

function heardOf({ told, page, at }: LiveMessage, live: LiveFlows): LiveFlows {
  switch (told.kind) {
    case 'left':
      return { ...live, flows: live.flows.filter((one) => one.page !== page) };
    case 'ended':
      return { ...live, flows: live.flows.filter(({ key }) => key !== `${page}.${told.session}`) };
    case 'moved': {
      const key = `${page}.${told.session}`;
      const before = live.flows.find((one) => one.key === key);
      const { session, parent, machine, states } = told;
      const flow: LiveFlow = { key, page, session, parent, machine, states, heard: before?.heard ?? null };
      const flows =
        before === undefined ? [...live.flows, flow] : live.flows.map((one) => (one === before ? flow : one));
      return { ...live, flows };
    }
    case 'heard': {
      const key = `${page}.${told.session}`;
      const flows = live.flows.map((one) => (one.key === key ? { ...one, heard: told.event } : one));
      if (live.isPaused) return { ...live, flows };
      const { machine, from, event } = told;
      const entry: LogEntry = { key: live.count, at, flow: key, machine, from, event };
      return { ...live, flows, count: live.count + 1, log: [entry, ...live.log].slice(0, longestLog) };
    }
  }
}

/** What is known of the flows of a running shop after something more is told. */
export function liveFlows(live: LiveFlows, action: LiveAction): LiveFlows {
  switch (action.kind) {
    case 'told':
      return heardOf(action.message, live);
    case 'pause':
      return { ...live, isPaused: !live.isPaused };
    case 'clear':
      return { ...live, log: [] };
    case 'gone':
      return { ...live, flows: [] };
  }
}
