import { areaNoticeActors } from '../../../machines/area-notice/area-notice.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const areaNoticeHttp: HttpFlow = {
  name: 'area-notice',
  open: async ({ visitor }) => ({
    actors: areaNoticeActors({ services: async () => visitor.services }),
  }),
  answers: { leaveEmail: { 'the e-mail is noted': asIs } },
};
