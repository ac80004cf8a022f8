import type { ActorRefFrom } from 'xstate';
import type { perksMachine } from '../../../machines/perks/perks.machine.ts';
import type { GiftsRef } from '../loyalty/gifts-ref.ts';

export type PerksRef = ActorRefFrom<typeof perksMachine>;

/** The shopper's points, asked for as long as they are on screen: no visitor's page asks for any. */
export interface OwnPoints {
  subscribe: (onChange: () => void) => () => void;
  current: () => GiftsRef | null;
}
