import { assign, setup } from 'xstate';
import type { SharedGrant } from '../../contract/api/shopping/wishlist-link.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  HandedOver,
  HandOver,
  ListSharingContext,
  ListSharingEvent,
  ListSharingInput,
  MadeLink,
  Sharing,
  SharingChange,
  SharingOutcome,
} from './list-sharing.types.ts';

const nothingKnown = {
  grant: 'WRITE',
  sharing: null,
  made: null,
  change: null,
  handOver: null,
  outcome: null,
  error: null,
} as const satisfies Omit<ListSharingContext, keyof ListSharingInput>;

const changeOf = ({ change }: ListSharingContext): SharingChange => {
  if (change === null) throw new Error('a change is chosen before it is sent');
  return change;
};
const linkOf = ({ made }: ListSharingContext): MadeLink => {
  if (made === null) throw new Error('a link is made before it is handed over');
  return made;
};

/**
 * 'Condividi': first what the link gives, then the link itself, to the clipboard or the device's own sheet; below who has
 * the list, each with what they may do (B-37). A link is made when it is first asked for, and is the same until the page
 * is left or it is taken back.
 */
export const listSharingMachine = setup({
  types: {
    context: {} as ListSharingContext,
    events: {} as ListSharingEvent,
    input: {} as ListSharingInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewSharing: {} as GivenPatientCall<Sharing, { listId: number }>,
    changeSharing: {} as GivenPatientCall<SharingOutcome, { listId: number; change: SharingChange }>,
    handLinkOver: {} as GivenCall<HandedOver, { token: string; how: HandOver }>,
  },
  actions: {
    forgetSharing: assign({ sharing: null }),
    assignSharing: assign((_, { sharing }: { sharing: Sharing }) => ({ sharing })),
    assignGrant: assign((_, { grant }: { grant: SharedGrant }) => ({ grant, outcome: null })),
    assignHandOver: assign((_, { how }: { how: HandOver }) => ({
      handOver: how,
      outcome: null,
      error: null,
    })),
    assignChange: assign((_, { change }: { change: SharingChange }) => ({
      change,
      outcome: null,
      error: null,
    })),
    wantLink: assign(({ context: { grant } }) => ({ change: { kind: 'makeLink' as const, grant } })),
    /** What the shop answers; a link that was taken back is handed over no more. */
    settle: assign(({ context: { sharing, made } }, { links, members, made: fresh }: SharingOutcome) => {
      const left = links ?? sharing?.links ?? [];
      const known = fresh ?? made;
      return {
        change: null,
        sharing: { links: left, members: members ?? sharing?.members ?? [] },
        made: known !== null && left.some(({ linkId }) => linkId === known.linkId) ? known : null,
      };
    }),
    assignOutcome: assign((_, { outcome }: { outcome: HandedOver }) => ({ outcome, handOver: null })),
    refuseHandOver: assign({ outcome: 'refused', handOver: null }),
    dropChange: assign({ change: null, handOver: null }),
    clearError: assign({ error: null }),
    clearNews: assign({ outcome: null, error: null }),
    clear: assign(nothingKnown),
    assignFailure: {} as GivenAction<FailedCall>,
  },
  guards: {
    /** A link that gives what is chosen was made here. */
    hasLink: ({ context: { made, grant } }) => made?.grant === grant,
    isHandingOver: ({ context }) => context.handOver !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
  delays: { handOverTimeout: 60_000 },
}).createMachine({
  id: 'listSharing',
  context: ({ input }) => ({ ...nothingKnown, ...input }),
  initial: 'closed',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.closed',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
    'sharing.close': { target: '.closed', actions: ['dropChange', 'clearNews'], meta: { req: ['B-37'] } },
  },
  states: {
    closed: {
      on: { 'sharing.open': { target: 'loading', actions: 'forgetSharing', meta: { req: ['B-37'] } } },
    },
    loading: {
      invoke: {
        id: 'viewSharing',
        src: 'viewSharing',
        input: ({ context: { listId } }) => ({ listId }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignSharing', params: ({ event }) => ({ sharing: event.output }) },
          meta: { req: ['B-37'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'closed',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      on: {
        'sharing.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      on: {
        'grant.choose': {
          actions: { type: 'assignGrant', params: ({ event }) => event },
          meta: { req: ['B-37'] },
        },
        'link.hand': [
          {
            guard: 'hasLink',
            target: 'handingOver',
            actions: { type: 'assignHandOver', params: ({ event }) => event },
            meta: { req: ['B-37'] },
          },
          {
            target: 'changing',
            actions: [{ type: 'assignHandOver', params: ({ event }) => event }, 'wantLink'],
            meta: { req: ['B-37'] },
          },
        ],
        'link.revoke': {
          target: 'changing',
          actions: {
            type: 'assignChange',
            params: ({ event: { linkId } }) => ({ change: { kind: 'revokeLink', linkId } }),
          },
          meta: { req: ['B-37'] },
        },
        'member.set': {
          target: 'changing',
          actions: {
            type: 'assignChange',
            params: ({ event: { memberId, grant } }) => ({ change: { kind: 'setMember', memberId, grant } }),
          },
          meta: { req: ['B-37'] },
        },
        'member.remove': {
          target: 'changing',
          actions: {
            type: 'assignChange',
            params: ({ event: { memberId } }) => ({ change: { kind: 'removeMember', memberId } }),
          },
          meta: { req: ['B-37'] },
        },
      },
    },
    changing: {
      invoke: {
        id: 'changeSharing',
        src: 'changeSharing',
        input: ({ context }) => ({ listId: context.listId, change: changeOf(context) }),
        onDone: [
          {
            guard: 'isHandingOver',
            target: 'handingOver',
            actions: { type: 'settle', params: ({ event }) => event.output },
            meta: { req: ['B-37'] },
          },
          {
            target: 'shown',
            actions: { type: 'settle', params: ({ event }) => event.output },
            meta: { req: ['B-37'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'dropChange',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'shown',
            actions: ['dropChange', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    handingOver: {
      description:
        'The clipboard or the device’s sheet may say no: the link stands there to be copied by hand.',
      invoke: {
        id: 'handLinkOver',
        src: 'handLinkOver',
        input: ({ context }) => ({ token: linkOf(context).token, how: context.handOver ?? 'copy' }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignOutcome', params: ({ event }) => ({ outcome: event.output }) },
          meta: { req: ['B-37'] },
        },
        onError: { target: 'shown', actions: 'refuseHandOver', meta: { req: ['B-37'] } },
      },
      // A sheet may stand open for long; nobody waits for it.
      after: { handOverTimeout: { target: 'shown', actions: 'dropChange', meta: { req: ['B-37'] } } },
    },
  },
});
