import { failureOf } from '../../../contract/api/failure.ts';
import type { WishlistLink } from '../../../contract/api/shopping/wishlist-link.ts';
import type { listSharingActors } from '../../../machines/list-sharing/list-sharing.actors.ts';
import { listSharingLogic } from '../../../machines/list-sharing/list-sharing.logic.ts';
import {
  changedMemberId,
  handedOver,
  hasSharingFailed,
  isSharingOpen,
  madeLink,
  pendingHandOver,
  revokedLinkId,
  sharedGrant,
  sharingError,
  shownSharing,
} from '../../../machines/list-sharing/list-sharing.selectors.ts';
import type { Sharing, SharingOutcome } from '../../../machines/list-sharing/list-sharing.types.ts';
import { patientFails, refuses, says, type Case } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SharingStep = Step<typeof listSharingLogic, ReturnType<typeof listSharingActors>>;
type Snapshot = SharingStep['after'];

const older: WishlistLink = {
  linkId: 71,
  grant: 'READ',
  createdAt: '2026-11-18T09:00:00Z',
  expiresAt: '2026-12-18T09:00:00Z',
};
const marco = { memberId: 8, name: 'Marco Neri', grant: 'WRITE', joinedAt: '2026-11-19T18:30:00Z' } as const;
const atFirst: Sharing = { links: [older], members: [marco] };

const hasFirstMembers = (snapshot: Snapshot): boolean =>
  shownSharing(snapshot)?.members.at(0)?.grant === 'WRITE';
const hasFirstLinks = (snapshot: Snapshot): boolean =>
  shownSharing(snapshot)?.links.length === 1 &&
  snapshot.context.made === null &&
  sharedGrant(snapshot) === 'WRITE' &&
  handedOver(snapshot) === null;

/** What the shop has once it did what it was asked. */
const obeyed = ({ context: { change, sharing } }: Snapshot): Case<SharingOutcome>[] => {
  const { links, members } = sharing ?? atFirst;
  switch (change?.kind) {
    case 'makeLink': {
      const { grant } = change;
      const linkId = grant === 'READ' ? 73 : 72;
      return [
        says('the link is made', {
          links: [{ ...older, linkId, grant }, ...links.filter((link) => link.linkId !== linkId)],
          made: { linkId, grant, token: `token-of-${linkId}` },
        }),
      ];
    }
    case 'revokeLink':
      return [
        says('the link is taken back', { links: links.filter(({ linkId }) => linkId !== change.linkId) }),
      ];
    case 'setMember':
      return [
        says('the member may do so', {
          members: members.map((one) =>
            one.memberId === change.memberId ? { ...one, grant: change.grant } : one,
          ),
        }),
      ];
    default:
      return [says('the member is gone', { members: [] })];
  }
};

const isShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');
const names = ['viewSharing', 'changeSharing'] as const;
const calls = (step: SharingStep): number =>
  step.calls('viewSharing').length + step.calls('changeSharing').length;
const failure = (step: SharingStep, name: (typeof names)[number]): string | null => {
  const failed = step.failed(name);
  return failed === null ? null : failureOf(failed.error);
};
const wasDismissed = (step: SharingStep): boolean =>
  names.some((name) => failure(step, name) === 'dismissed');
const broke = (step: SharingStep, name: (typeof names)[number]): boolean =>
  failure(step, name) !== null && !wasDismissed(step);
const keepsWork = (step: SharingStep): boolean =>
  shownSharing(step.after) === shownSharing(step.before) &&
  step.after.context.made === step.before.context.made &&
  sharedGrant(step.after) === sharedGrant(step.before);
const wishes = ['link.revoke', 'member.set', 'member.remove'] as const;

export const listSharingModel = flowModel<typeof listSharingLogic, ReturnType<typeof listSharingActors>>({
  name: 'list-sharing',
  machine: listSharingLogic,
  starts: [{ says: 'the list is on screen', input: () => ({ listId: 31, canShare: true }) }],
  cases: {
    'sharing.open': [says('the list is to be shared')],
    'sharing.close': [says('the dialog is closed')],
    'sharing.reload': [says('the sharing is asked for again')],
    // Links and members are looked at one after the other: each as long as the other is as at first.
    'grant.choose': (snapshot) =>
      hasFirstMembers(snapshot)
        ? [
            sharedGrant(snapshot) === 'WRITE'
              ? says('the link is to let read', { grant: 'READ' as const })
              : says('the link is to let change', { grant: 'WRITE' as const }),
          ]
        : [],
    'link.hand': (snapshot) =>
      hasFirstMembers(snapshot)
        ? [
            says('the link is to be copied', { how: 'copy' as const }),
            ...(madeLink(snapshot) === null || sharedGrant(snapshot) === 'WRITE'
              ? [says('the link is to be shared', { how: 'share' as const })]
              : []),
          ]
        : [],
    'link.revoke': (snapshot) =>
      hasFirstMembers(snapshot)
        ? (shownSharing(snapshot)?.links ?? [])
            .slice(0, 1)
            .map(({ linkId }) => says('the newest link is to be taken back', { linkId }))
        : [],
    'member.set': (snapshot) =>
      hasFirstLinks(snapshot)
        ? (shownSharing(snapshot)?.members ?? []).map(({ memberId, grant }) =>
            says('the member is to do more or less', {
              memberId,
              grant: grant === 'READ' ? ('WRITE' as const) : ('READ' as const),
            }),
          )
        : [],
    'member.remove': (snapshot) =>
      hasFirstLinks(snapshot)
        ? (shownSharing(snapshot)?.members ?? []).map(({ memberId }) =>
            says('the member is to be removed', { memberId }),
          )
        : [],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewSharing: {
      isPatient: true,
      done: ({ context: { sharing } }) => [says('a link and a member are there', sharing ?? atFirst)],
      failed: patientFails('the sharing', 'network'),
    },
    changeSharing: {
      isPatient: true,
      done: obeyed,
      failed: [refuses('the change', 'wishlist.unknown'), ...patientFails('the change', 'network')],
    },
    handLinkOver: {
      done: [
        says('the link is handed over', 'copied' as const),
        says('the sheet of the device is closed', 'dismissed' as const),
      ],
      failed: [says('the browser does not let it', new Error('NotAllowedError'))],
    },
  },
  writes: ['changeSharing'],
  facts: ['session.closed'],
  limit: 700,
  project: ({ context: { grant, sharing, made, change, handOver, outcome, error } }) => ({
    grant,
    sharing:
      sharing === null
        ? null
        : [sharing.links.map(({ linkId }) => linkId).join(), sharing.members.map((one) => one.grant).join()],
    made: made?.grant ?? null,
    change: change?.kind ?? null,
    handOver,
    outcome,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'B-37',
      says: 'Opening asks who has the list, by one call; what was known before, and may be otherwise by now, is not shown.',
      when: (step) => step.sent('sharing.open') !== null && !isSharingOpen(step.before),
      holds: (step) =>
        isSharingOpen(step.after) &&
        step.calls('viewSharing').length === 1 &&
        step.calls('viewSharing')[0]?.listId === step.before.context.listId &&
        calls(step) === 1 &&
        shownSharing(step.after) === null &&
        step.after.context.made === step.before.context.made,
    },
    {
      id: 'B-37',
      says: 'Links and members show as the shop told them.',
      when: (step) => step.done('viewSharing') !== null,
      holds: (step) => isShown(step.after) && shownSharing(step.after) === step.done('viewSharing')?.output,
    },
    {
      id: 'B-37',
      says: 'What the next link gives is chosen first: only the link made for it shows, and what was said of the other is over.',
      when: (step) => step.sent('grant.choose') !== null && isShown(step.before),
      holds: (step) =>
        sharedGrant(step.after) === step.sent('grant.choose')?.grant &&
        handedOver(step.after) === null &&
        calls(step) === 0 &&
        (madeLink(step.after) === null || madeLink(step.after)?.grant === sharedGrant(step.after)),
    },
    {
      id: 'B-37',
      says: 'A link that is made here already is handed over as it is; none is made twice.',
      when: (step) =>
        step.sent('link.hand') !== null && isShown(step.before) && madeLink(step.before) !== null,
      holds: (step) =>
        calls(step) === 0 &&
        step.calls('handLinkOver').length === 1 &&
        step.calls('handLinkOver')[0]?.token === madeLink(step.before)?.token &&
        step.calls('handLinkOver')[0]?.how === step.sent('link.hand')?.how &&
        sharingError(step.after) === null,
    },
    {
      id: 'B-37',
      says: 'Else it is made with what was chosen, by one call, and nothing is handed over yet.',
      when: (step) =>
        step.sent('link.hand') !== null && isShown(step.before) && madeLink(step.before) === null,
      holds: (step) => {
        const [call, ...more] = step.calls('changeSharing');
        return (
          more.length === 0 &&
          call?.listId === step.before.context.listId &&
          call.change.kind === 'makeLink' &&
          call.change.grant === sharedGrant(step.before) &&
          step.calls('handLinkOver').length === 0 &&
          pendingHandOver(step.after) === step.sent('link.hand')?.how &&
          handedOver(step.after) === null &&
          sharingError(step.after) === null
        );
      },
    },
    {
      id: 'B-37',
      says: 'A link that was made is there, and handed over at once as it was asked.',
      when: (step) => step.done('changeSharing')?.output.made !== undefined,
      holds: (step) => {
        const { links = [], made } = step.done('changeSharing')?.output ?? {};
        return (
          shownSharing(step.after)?.links === links &&
          shownSharing(step.after)?.members === shownSharing(step.before)?.members &&
          madeLink(step.after) === made &&
          step.calls('handLinkOver').length === 1 &&
          step.calls('handLinkOver')[0]?.token === made?.token &&
          step.calls('handLinkOver')[0]?.how === pendingHandOver(step.before)
        );
      },
    },
    {
      id: 'B-37',
      says: 'Taking a link back, and changing or removing a member, is one call that names it.',
      when: (step) => isShown(step.before) && wishes.some((wish) => step.sent(wish) !== null),
      holds: (step) => {
        const [call, ...more] = step.calls('changeSharing');
        const revoked = step.sent('link.revoke');
        const set = step.sent('member.set');
        const removed = step.sent('member.remove');
        const { change } = call ?? { change: null };
        return (
          more.length === 0 &&
          call?.listId === step.before.context.listId &&
          (revoked === null ||
            (change?.kind === 'revokeLink' &&
              change.linkId === revoked.linkId &&
              revokedLinkId(step.after) === revoked.linkId)) &&
          (set === null ||
            (change?.kind === 'setMember' &&
              change.memberId === set.memberId &&
              change.grant === set.grant &&
              changedMemberId(step.after) === set.memberId)) &&
          (removed === null ||
            (change?.kind === 'removeMember' &&
              change.memberId === removed.memberId &&
              changedMemberId(step.after) === removed.memberId)) &&
          handedOver(step.after) === null &&
          sharingError(step.after) === null &&
          step.calls('handLinkOver').length === 0
        );
      },
    },
    {
      id: 'B-37',
      says: 'What was changed shows as the shop has it, the rest as it was; a link that is gone cannot be handed over.',
      when: (step) =>
        step.done('changeSharing') !== null && step.done('changeSharing')?.output.made === undefined,
      holds: (step) => {
        const { links, members } = step.done('changeSharing')?.output ?? {};
        const before = shownSharing(step.before);
        const after = shownSharing(step.after);
        const { made } = step.after.context;
        return (
          isShown(step.after) &&
          after?.links === (links ?? before?.links) &&
          after?.members === (members ?? before?.members) &&
          (made === null || made === step.before.context.made) &&
          (made !== null) ===
            (after?.links.some(({ linkId }) => linkId === step.before.context.made?.linkId) === true) &&
          changedMemberId(step.after) === null &&
          revokedLinkId(step.after) === null &&
          step.calls('handLinkOver').length === 0
        );
      },
    },
    {
      id: 'B-37',
      says: 'What became of the link is told: copied, shared, or that it must be copied by hand; the link stays.',
      when: (step) => step.done('handLinkOver') !== null || step.failed('handLinkOver') !== null,
      holds: (step) =>
        isShown(step.after) &&
        handedOver(step.after) === (step.done('handLinkOver')?.output ?? 'refused') &&
        pendingHandOver(step.after) === null &&
        keepsWork(step) &&
        calls(step) === 0,
    },
    {
      id: 'B-37',
      says: 'A sheet that stays open is waited for no longer, without a word.',
      when: (step) => step.elapsed('handOverTimeout') && step.wasInFlight('handLinkOver') > 0,
      holds: (step) =>
        isShown(step.after) &&
        pendingHandOver(step.after) === null &&
        handedOver(step.after) === null &&
        keepsWork(step) &&
        calls(step) === 0,
    },
    {
      id: 'B-37',
      says: 'Closing drops what was begun and what was said; what is known stays.',
      when: (step) => step.sent('sharing.close') !== null && isSharingOpen(step.before),
      holds: (step) =>
        !isSharingOpen(step.after) &&
        keepsWork(step) &&
        calls(step) === 0 &&
        step.after.context.change === null &&
        pendingHandOver(step.after) === null &&
        handedOver(step.after) === null &&
        sharingError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A sharing that does not come says so, and can be asked for again.',
      when: (step) => broke(step, 'viewSharing'),
      holds: (step) =>
        hasSharingFailed(step.after) &&
        sharingError(step.after) !== null &&
        calls(step) === 0 &&
        keepsWork(step),
    },
    {
      id: 'ERR-04',
      says: 'It is asked for again by a press, or when the service is back.',
      when: (step) =>
        hasSharingFailed(step.before) &&
        (step.sent('sharing.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('viewSharing').length === 1 && sharingError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A change that is refused, or whose answer does not come, says so and changes nothing on screen.',
      when: (step) => broke(step, 'changeSharing'),
      holds: (step) =>
        sharingError(step.after) !== null &&
        keepsWork(step) &&
        isShown(step.after) &&
        calls(step) === 0 &&
        step.calls('handLinkOver').length === 0 &&
        step.after.context.change === null &&
        pendingHandOver(step.after) === null,
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed what is on screen stays, or the dialog is closed where nothing is; nothing is said or sent.',
      when: wasDismissed,
      holds: (step) =>
        calls(step) === 0 &&
        step.calls('handLinkOver').length === 0 &&
        keepsWork(step) &&
        step.after.context.change === null &&
        pendingHandOver(step.after) === null &&
        sharingError(step.after) === null &&
        (shownSharing(step.before) === null ? !isSharingOpen(step.after) : isShown(step.after)),
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsWork(step) && isSharingOpen(step.after) === isSharingOpen(step.before)
          : !isSharingOpen(step.after) &&
            shownSharing(step.after) === null &&
            step.after.context.made === null &&
            step.inFlight('viewSharing') + step.inFlight('changeSharing') === 0,
    },
    reaches({
      id: 'B-37',
      says: 'From everywhere a link can be handed over.',
      from: () => true,
      to: (snapshot: Snapshot) => handedOver(snapshot) === 'copied',
    }),
  ],
});
