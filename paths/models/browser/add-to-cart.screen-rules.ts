import type { ScreenRule, ScreenStep } from '../../kit/browser/browser-flow.ts';

export interface AddToCartScreen {
  /** The name of the dialog that is open. */
  readonly dialog: string | null;
  /** The add is on its way. */
  readonly isAdding: boolean;
  /** Errors that stand until they are closed. */
  readonly notices: readonly string[];
  readonly success: string | null;
  readonly path: string;
  /** How many lines the shop has in the cart. */
  readonly lines: number;
}

type Step = ScreenStep<AddToCartScreen>;

const addFailed = 'Non siamo riusciti ad aggiungere il prodotto. Il carrello è com’era: riprova.';

const isUnanswered = (step: Step): boolean =>
  step.failed('add', 'the add is cut: nobody knows what became of it') ||
  (step.elapsed('answerTimeout') && step.before.isAdding);

/** What a shopper may rely on, whatever the chart says. */
export const addToCartScreenRules: readonly ScreenRule<AddToCartScreen>[] = [
  {
    id: 'GATE-01',
    says: 'Whoever is not logged in is asked to, first of all.',
    when: (step, trail) =>
      step.sent('cart.add') !== null && trail.every((one) => one.sent('session.opened') === null),
    holds: (step) => step.after.dialog === 'Accedi' && step.calls('add').length === 0,
  },
  {
    id: 'GATE-03',
    says: 'An add that is done is in the cart once, and is said.',
    when: (step) => step.done('add'),
    holds: ({ before, after }) => after.lines === before.lines + 1 && after.success !== null,
  },
  {
    id: 'GATE-17',
    says: 'Nothing but an add that is done puts anything in the cart.',
    when: (step) => !step.isStart && !step.done('add'),
    holds: ({ before, after }) => after.lines === before.lines,
  },
  {
    id: 'GATE-05',
    says: 'Closing a gate drops the request: no dialog is left, nothing is sent.',
    when: (step) => step.sent('gate.dismiss') !== null,
    holds: (step) => step.after.dialog === null && step.calls('add').length === 0,
  },
  {
    id: 'GATE-11',
    says: 'A product with options is sent only with a choice for each.',
    when: (step) => step.sent('options.confirm') !== null && step.calls('add').length > 0,
    holds: (step) => /"spessore":"sottile".*"confezione":"carta"/.test(JSON.stringify(step.calls('add'))),
  },
  {
    id: 'ERR-04',
    says: 'An add nobody answers says what did not work, in the shop’s words.',
    when: isUnanswered,
    holds: ({ after }) => after.notices.length > 0 && after.notices.every((text) => text === addFailed),
  },
  {
    id: 'GATE-10',
    says: 'A session that is gone asks for the login, without any other message.',
    when: (step) => step.failed('add', 'the add is answered 419: the session is gone'),
    holds: ({ before, after }) => after.dialog === 'Accedi' && after.notices.length === before.notices.length,
  },
  {
    id: 'ERR-13',
    says: 'When the service is back, the shopper is where they were and the request is sent again.',
    when: (step) => step.sent('service.resumed') !== null,
    holds: (step) => step.after.path === '/catalog/search' && step.calls('add').length === 1,
  },
];
