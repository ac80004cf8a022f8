import { emailStopActors } from '../../../../machines/email-stop/email-stop.actors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';

export const emailStopHttp: HttpFlow = {
  name: 'email-stop',
  open: async ({ visitor }) => ({ actors: emailStopActors({ services: async () => visitor.services }) }),
  answers: { stopChange: { 'the link is refused: token.invalid': asIs } },
};
