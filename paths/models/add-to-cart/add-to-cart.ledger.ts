import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import type { Gate } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { addToCartActors } from '../../../machines/add-to-cart/add-to-cart.actors.ts';
import type { addToCartLogic } from '../../../machines/add-to-cart/add-to-cart.logic.ts';
import type { AddToCartRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { Step, Trail } from '../../kit/step.ts';

type Actors = ReturnType<typeof addToCartActors>;
export type AddStep = Step<typeof addToCartLogic, Actors>;
type AddTrail = Trail<typeof addToCartLogic, Actors>;

/** What an observer who knows only the requirements can tell of an add-to-cart flow. */
export interface Ledger {
  readonly isLoggedIn: boolean;
  readonly hasAddress: boolean;
  readonly hasTimeslot: boolean;
  /** The request at hand and those that wait behind it. */
  readonly request: AddToCartRequest | null;
  readonly queue: readonly AddToCartRequest[];
  readonly isCalling: boolean;
  /** How often the server found a gate closed for this request: a key it refused is not used again (T9). */
  readonly refusals: number;
  /** The gate whose dialog was opened last for it. */
  readonly gate: Gate | null;
  /** The session expired in the middle; whoever is in charge of it asks for the login. */
  readonly isAwaitingSession: boolean;
  /** Logged in again, and the cart is on its way. */
  readonly isAwaitingCart: boolean;
  /** A request that was sent and whose outcome is not known, since the cart was heard of last. */
  readonly unsure: AddToCartRequest | null;
}

const empty: Ledger = {
  isLoggedIn: false,
  hasAddress: false,
  hasTimeslot: false,
  request: null,
  queue: [],
  isCalling: false,
  gate: null,
  refusals: 0,
  isAwaitingSession: false,
  isAwaitingCart: false,
  unsure: null,
};

const nobody = { isLoggedIn: false, hasAddress: false, hasTimeslot: false };

const isSameRequest = (a: AddToCartRequest | null, b: AddToCartRequest): boolean =>
  a !== null && JSON.stringify({ ...a, requestId: '' }) === JSON.stringify({ ...b, requestId: '' });

/** One more request behind the others; the same product, chosen alike, is asked for once with all its pieces. */
function queued(queue: Ledger['queue'], request: AddToCartRequest): Ledger['queue'] {
  if (request.kind !== 'product') return [...queue, request];
  const { quantity } = request;
  const at = queue.findIndex(
    (waiting) => waiting.kind === 'product' && isSameRequest({ ...waiting, quantity }, request),
  );
  const waiting = queue[at];
  if (waiting?.kind !== 'product') return [...queue, request];
  return queue.with(at, { ...waiting, quantity: waiting.quantity + quantity });
}

const next = (ledger: Ledger): Ledger => ({
  ...ledger,
  isCalling: false,
  refusals: 0,
  request: ledger.queue[0] ?? null,
  queue: ledger.queue.slice(1),
});

/** The request with the quantity that was chosen beside its options; null when none was. */
function quantityChosen(step: AddStep, request: AddToCartRequest | null): AddToCartRequest | null {
  if (request?.kind !== 'product' || !step.before.matches({ gating: 'awaitingOptions' })) return null;
  const { quantity } = request;
  if (step.sent('quantity.increase') !== null) return { ...request, quantity: quantity + 1 };
  if (step.sent('quantity.decrease') !== null) return { ...request, quantity: quantity - 1 };
  const typed = step.sent('quantity.entered');
  return typed === null ? null : { ...request, quantity: Number(typed.text) };
}

function sent(ledger: Ledger, step: AddStep): Ledger {
  const summary = step.sent('cart.changed')?.summary;
  if (summary !== undefined)
    return {
      ...ledger,
      isLoggedIn: summary.isLoggedIn,
      hasAddress: summary.isAddressAssigned,
      hasTimeslot: summary.isTimeslotAssigned,
      isAwaitingCart: false,
      unsure: null,
    };
  const request = step.sent('cart.add')?.request;
  if (request !== undefined) {
    if (ledger.isCalling) return { ...ledger, queue: queued(ledger.queue, request) };
    if (ledger.request !== null) return ledger;
    return {
      ...ledger,
      refusals: 0,
      request: isSameRequest(ledger.unsure, request) ? ledger.unsure : request,
    };
  }
  const option = step.sent('option.choose');
  if (
    option !== null &&
    ledger.request?.kind === 'product' &&
    step.before.matches({ gating: 'awaitingOptions' })
  )
    return {
      ...ledger,
      request: {
        ...ledger.request,
        chosen: { ...ledger.request.chosen, [option.parameterName]: option.key },
      },
    };
  const chosen = quantityChosen(step, ledger.request);
  if (chosen !== null) return { ...ledger, request: chosen };
  const closed = step.sent('session.closed');
  if (closed?.reason === 'replaced')
    return {
      ...ledger,
      ...nobody,
      request: null,
      queue: [],
      isCalling: false,
      isAwaitingCart: false,
      isAwaitingSession: false,
      gate: null,
    };
  if (closed !== null) {
    if (ledger.request === null || step.before.matches('awaitingService')) return { ...ledger, ...nobody };
    const isAwaitingSession = closed.reason === 'expired' || ledger.isAwaitingSession;
    const gate = isAwaitingSession ? null : ledger.gate;
    return { ...ledger, ...nobody, isCalling: false, isAwaitingCart: false, isAwaitingSession, gate };
  }
  const isWaiting = ledger.request !== null && !ledger.isCalling;
  if (step.sent('gate.dismiss') !== null && isWaiting && !step.before.matches('awaitingService'))
    return { ...ledger, request: null, queue: [], isAwaitingCart: false, isAwaitingSession: false };
  if (step.sent('cart.unavailable') !== null && ledger.isAwaitingCart)
    return { ...ledger, request: null, queue: [], isAwaitingCart: false };
  if (
    step.sent('session.opened') !== null &&
    isWaiting &&
    (ledger.gate === 'login' || ledger.isAwaitingSession)
  )
    return { ...ledger, isAwaitingCart: true, isAwaitingSession: false, gate: null };
  return ledger;
}

function answered(ledger: Ledger, step: AddStep): Ledger {
  if (step.elapsed('cartTimeout')) return { ...ledger, request: null, queue: [], isAwaitingCart: false };
  if (step.done('add') !== null) return next({ ...ledger, unsure: null });
  const isLate = step.elapsed('answerTimeout');
  const failed = step.failed('add');
  if (failed === null && !isLate) return ledger;
  const error = failed?.error;
  if (failureOf(error) === 'sessionExpired' && !isLate)
    return { ...ledger, ...nobody, isCalling: false, isAwaitingSession: true };
  if (failureOf(error) === 'serviceDown' && !isLate) return { ...ledger, isCalling: false };
  if (isRefusedWith(error, 'cart.address.required'))
    return {
      ...ledger,
      hasAddress: false,
      hasTimeslot: false,
      isCalling: false,
      refusals: ledger.refusals + 1,
    };
  if (isRefusedWith(error, 'cart.timeslot.required'))
    return { ...ledger, hasTimeslot: false, isCalling: false, refusals: ledger.refusals + 1 };
  const isUnsure = isLate || failureOf(error) !== 'refused';
  return next({ ...ledger, unsure: isUnsure ? requestToSend(ledger) : null });
}

/** Keeps the books of a run by what was sent, answered and asked, never by what the chart remembers. */
export const ledgerOf = (trail: AddTrail): Ledger =>
  trail.reduce((ledger, step) => {
    const now = answered(sent(ledger, step), step);
    const opened = step.emitted('gate.opened').at(-1)?.gate;
    return step.calls('add').length > 0
      ? { ...now, isCalling: true, gate: null }
      : { ...now, gate: opened ?? now.gate };
  }, empty);

/** The first gate that is closed to the request at hand; null when all are open. */
export function closedGate({ isLoggedIn, hasAddress, hasTimeslot, request }: Ledger): Gate | null {
  if (!isLoggedIn) return 'login';
  if (!hasAddress) return 'address';
  if (!hasTimeslot) return 'timeslot';
  return lacksChoice(request) ? 'options' : null;
}

/** Whether an option of the request has no choice yet. */
export const lacksChoice = (request: AddToCartRequest | null): boolean =>
  request?.kind === 'product' &&
  request.product.selectOptions.some(({ parameterName }) => request.chosen[parameterName] === undefined);

/** The request as it is to be sent: with a key nobody has refused. */
export const requestToSend = ({ request, refusals }: Ledger): AddToCartRequest | null =>
  request === null || refusals === 0
    ? request
    : { ...request, requestId: `${request.requestId}-${refusals}` };
