import { overNetwork } from '../backend/over-network.ts';
import type { AnsweringShop } from '../backend/shop-client.ts';
import { UnansweredError } from './unanswered.ts';

/** The shop behind a port of this machine; what is not answered there is an UnansweredError. */
export const answeringPort = (port: number): AnsweringShop => ({
  app: {
    fetch: (request) =>
      overNetwork(request, port).catch((cause: unknown) => {
        throw new UnansweredError('no answer', { cause });
      }),
  },
});
