import { failureOf } from '../../../contract/api/failure.ts';
import type { flyerActors } from '../../../machines/flyer/flyer.actors.ts';
import type { flyerLogic } from '../../../machines/flyer/flyer.logic.ts';
import {
  areFlyerProductsComing,
  flyerPage,
  flyerProducts,
  flyerSort,
  hasFlyerFailed,
  haveFlyerProductsFailed,
  isFlyerMissing,
  shownFlyer,
  shownFlyerProducts,
} from '../../../machines/flyer/flyer.selectors.ts';
import { reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type FlyerStep = Step<typeof flyerLogic, ReturnType<typeof flyerActors>>;
type Flyer = FlyerStep['after'];

const isRefreshing = (flyer: Flyer): boolean => flyer.matches('refreshing');
const isListed = (flyer: Flyer): boolean => flyer.matches('listed');
const goesWrong = (step: FlyerStep, call: 'viewFlyer' | 'listProducts'): boolean =>
  (step.elapsed('answerTimeout') && step.wasInFlight(call) > 0) || step.failed(call) !== null;
const isMissed = (step: FlyerStep): boolean =>
  step.done('viewFlyer')?.output === null || failureOf(step.failed('viewFlyer')?.error) === 'notFound';
const isAskedAgain = (step: FlyerStep, event: 'page.retry' | 'list.retry'): boolean =>
  step.sent(event) !== null || step.sent('service.resumed') !== null;
const isSame = (step: FlyerStep): boolean => step.sent('hash.changed')?.hash === step.before.context.hash;

/** What must hold of the flow, whatever its chart says. */
export const flyerRules: readonly Rule<FlyerStep>[] = [
  {
    id: 'NAV-16',
    says: 'The flyer of the address is shown, and its products are asked for at once, for the cart’s day.',
    when: (step) => (step.done('viewFlyer')?.output ?? null) !== null,
    holds: (step) => {
      const flyer = step.done('viewFlyer')?.output;
      const { hash, slug } = step.after.context;
      return (
        shownFlyer(step.after) === flyer &&
        flyer?.slug === slug &&
        areFlyerProductsComing(step.after) &&
        JSON.stringify(step.calls('listProducts')) === JSON.stringify([{ slugs: flyer.acf.products, hash }])
      );
    },
  },
  {
    id: 'NAV-16',
    says: 'Products that come are shown.',
    when: (step) => step.done('listProducts') !== null,
    holds: (step) =>
      flyerProducts(step.after) === step.done('listProducts')?.output &&
      isListed(step.after) &&
      step.after.hasTag('settled'),
  },
  {
    id: 'NAV-16',
    says: 'A department, an order and a page that are chosen change what is shown, and ask for nothing.',
    when: (step) =>
      step.sent('department.chosen') !== null ||
      step.sent('sort.chosen') !== null ||
      step.sent('page.changed') !== null,
    holds: (step) =>
      step.calls('listProducts').length + step.calls('viewFlyer').length === 0 &&
      step.after.context.department === (step.sent('department.chosen') ?? step.before.context).department &&
      flyerSort(step.after) === (step.sent('sort.chosen')?.sort ?? flyerSort(step.before)) &&
      flyerPage(step.after) === (step.sent('page.changed')?.page ?? flyerPage(step.before)) &&
      step.after.value === step.before.value,
  },
  {
    id: 'NAV-16',
    says: 'Of a department that is chosen nothing else is shown.',
    when: ({ after }) => after.context.department !== null && isListed(after),
    holds: ({ after }) =>
      shownFlyerProducts(after).products.every(({ breadCrumbs }) => breadCrumbs[0]?.slug === 'dispensa') &&
      shownFlyerProducts(after).total > 0,
  },
  {
    id: 'CAT-13',
    says: 'Another day asks for the products again, once they have been asked for; those that are shown stay.',
    when: (step) =>
      step.sent('hash.changed') !== null &&
      !isSame(step) &&
      (isListed(step.before) || isRefreshing(step.before) || areFlyerProductsComing(step.before)),
    holds: (step) =>
      step.calls('listProducts').length === 1 &&
      step.calls('listProducts')[0]?.hash === step.sent('hash.changed')?.hash &&
      flyerProducts(step.after) === flyerProducts(step.before) &&
      (areFlyerProductsComing(step.before) ? areFlyerProductsComing(step.after) : isRefreshing(step.after)),
  },
  {
    id: 'CAT-13',
    says: 'A day that is the same, or that comes elsewhere, asks for nothing and is kept.',
    when: (step) =>
      step.sent('hash.changed') !== null &&
      (isSame(step) ||
        !(isListed(step.before) || isRefreshing(step.before) || areFlyerProductsComing(step.before))),
    holds: (step) =>
      step.calls('listProducts').length + step.calls('viewFlyer').length === 0 &&
      step.after.context.hash === step.sent('hash.changed')?.hash &&
      step.after.value === step.before.value,
  },
  {
    id: 'NAV-19',
    says: 'A flyer that does not exist is told so once.',
    when: isMissed,
    holds: (step) => isFlyerMissing(step.after) && step.emitted('page.missing').length === 1,
  },
  {
    id: 'NAV-19',
    says: 'Nothing else is told as missing.',
    when: (step) => step.emitted('page.missing').length > 0,
    holds: (step) => isFlyerMissing(step.after) && !isFlyerMissing(step.before),
  },
  {
    id: 'CMS-11',
    says: 'A flyer that cannot be loaded says so and can be asked for again.',
    when: (step) => goesWrong(step, 'viewFlyer') && !isMissed(step),
    holds: ({ after }) =>
      hasFlyerFailed(after) && after.hasTag('settled') && after.can({ type: 'page.retry' }),
  },
  {
    id: 'CMS-11',
    says: 'Products that do not come take neither the text away nor those that are shown.',
    when: (step) => goesWrong(step, 'listProducts'),
    holds: ({ before, after }) =>
      shownFlyer(after) === shownFlyer(before) &&
      flyerProducts(after) === flyerProducts(before) &&
      after.hasTag('settled') &&
      (isRefreshing(before)
        ? isListed(after)
        : haveFlyerProductsFailed(after) && after.can({ type: 'list.retry' })),
  },
  {
    id: 'CMS-11',
    says: 'What failed is asked for again, and nothing else.',
    when: (step) =>
      (isAskedAgain(step, 'page.retry') && hasFlyerFailed(step.before)) ||
      (isAskedAgain(step, 'list.retry') && haveFlyerProductsFailed(step.before)),
    holds: (step) =>
      hasFlyerFailed(step.before)
        ? step.calls('viewFlyer')[0]?.slug === step.after.context.slug &&
          step.calls('listProducts').length === 0
        : step.calls('listProducts')[0]?.hash === step.after.context.hash &&
          step.calls('viewFlyer').length === 0,
  },
  reaches({
    id: 'CMS-11',
    says: 'A flyer that is not missing can be shown with its products from everywhere.',
    from: (flyer) => !isFlyerMissing(flyer),
    to: isListed,
  }),
];
