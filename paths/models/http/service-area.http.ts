import { serviceAreaActors } from '../../../machines/service-area/service-area.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const serviceAreaHttp: HttpFlow = {
  name: 'service-area',
  open: async ({ visitor }) => ({
    actors: serviceAreaActors({ services: async () => visitor.services }),
  }),
  answers: {
    viewArea: { 'the area is served': asIs },
    findSlots: { 'slots are free': asIs },
  },
};
