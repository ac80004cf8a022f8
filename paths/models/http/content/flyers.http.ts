import { flyerActors } from '../../../../machines/flyer/flyer.actors.ts';
import { chosenDepartment, flyerPage, flyerSort } from '../../../../machines/flyer/flyer.selectors.ts';
import { flyersActors } from '../../../../machines/flyers/flyers.actors.ts';
import { firstFlyersPage, nextFlyersPage } from '../../../../machines/flyers/flyers.selectors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import { asWritten, manifold, withoutAny, withoutOne } from './published.ts';

export const flyersHttp: HttpFlow = {
  name: 'flyers',
  open: async ({ visitor }) => ({ actors: flyersActors({ services: async () => visitor.services }) }),
  answers: {
    listFlyers: {
      // The brand's four make one page; three are what the model has.
      'the flyers are there': manifold('volantini', { times: 6, slug: 'volantino' }),
      'there are none': withoutAny('volantini'),
    },
  },
  sees: (snapshot) => [firstFlyersPage(snapshot), nextFlyersPage(snapshot)],
};

/** The shop answers a list to a slug, which is empty where it has no such flyer: it never says that it found nothing. */
export const flyerHttp: HttpFlow = {
  name: 'flyer',
  open: async ({ visitor }) => ({ actors: flyerActors({ services: async () => visitor.services }) }),
  answers: {
    viewFlyer: {
      'the flyer is there': asWritten,
      'there is no such flyer': withoutOne('volantini', 'settimana-della-dispensa'),
    },
    listProducts: { 'its products are there': asIs },
  },
  sees: (snapshot) => [chosenDepartment(snapshot), flyerSort(snapshot), flyerPage(snapshot)],
};
