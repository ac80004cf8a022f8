import { useEffect, useReducer, useState } from 'react';
import type { LiveMessage } from '../../live/inspection-message.ts';
import { liveFlows, noLiveFlows, type LiveFlows } from './live-flows.ts';

/** Whether a shop answers, and where it is looked for. */
interface ShopState {
  readonly address: string;
  readonly isThere: boolean;
}

export interface Live {
  readonly shop: ShopState | null;
  readonly live: LiveFlows;
  pause: () => void;
  clear: () => void;
}

/** Follows the flows of a running shop. The messages are those of the tool's own server. */
export function useLive(): Live {
  const [live, dispatch] = useReducer(liveFlows, noLiveFlows);
  const [shop, setShop] = useState<ShopState | null>(null);
  useEffect(() => {
    const source = new EventSource('/api/live');
    source.addEventListener('told', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveMessage;
      dispatch({ kind: 'told', message });
    });
    source.addEventListener('shop', ({ data }: MessageEvent<string>) => {
      const state = JSON.parse(data) as ShopState;
      setShop(state);
      if (!state.isThere) dispatch({ kind: 'gone' });
    });
    return () => source.close();
  }, []);
  return {
    shop,
    live,
    pause: () => dispatch({ kind: 'pause' }),
    clear: () => dispatch({ kind: 'clear' }),
  };
}
