import type { EmittedByFlow } from '../../machines/emitted.types.ts';
import type { PageEvent } from '../routing/page-events.ts';

/** Everything that machines emit. */
export type EmittedEvent = EmittedByFlow[keyof EmittedByFlow];

type EmittedType = EmittedEvent['type'];

/** What is done about each emitted event: one handler for each type, or it does not build. */
export type EmittedEventHandlers = {
  [K in EmittedType]: (event: Extract<EmittedEvent, { type: K }>) => void;
};

/** An emitted event of this type, written so that the compiler follows it to its handler. */
type EmittedEventOf<K extends EmittedType> = {
  [P in K]: Extract<EmittedEvent, { type: P }> & { type: P };
}[K];

/** Gives the event to its handler. */
export function handleEmitted<K extends EmittedType>(
  handlers: EmittedEventHandlers,
  event: EmittedEventOf<K>,
): void {
  handlers[event.type](event);
}

/** What several machines hear: it is sent to each that has a handler for it. */
export type BroadcastEvent =
  | Extract<
      EmittedEvent,
      {
        type:
          | 'address.saved'
          | 'amendment.confirmed'
          | 'point.chosen'
          | 'session.opened'
          | 'session.absent'
          | 'session.unanswered'
          | 'session.closed'
          | 'login.dismissed'
          | 'login.confirmed'
          | 'confirmation.dismissed'
          | 'service.resumed'
          | 'cart.added'
          | 'cart.changed'
          | 'cart.unavailable'
          | 'cookies.settled'
          | 'exclusions.changed'
          | 'hash.changed'
          | 'link.opened'
          | 'list.changed'
          | 'list.outdated'
          | 'notice.acted'
          | 'order.placed'
          | 'order.cancelled'
          | 'order.outdated'
          | 'order.answered'
          | 'paymentMethod.changed'
          | 'payment.settled'
          | 'update.accepted'
          | 'user.changed';
      }
    >
  | PageEvent;
