import { credentialsActors } from '../../../machines/credentials/credentials.actors.ts';
import { emailChangeActors } from '../../../machines/email-change/email-change.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const credentialsHttp: HttpFlow = {
  name: 'credentials',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: credentialsActors({ services: async () => visitor.services }) };
  },
  answers: {
    changeCredential: { 'the link is on its way': asIs, 'the user name is changed': asIs },
    withdrawEmail: { 'the change of the e-mail is void': asIs },
    resendMail: { 'the link is on its way again': asIs },
  },
};

export const emailChangeHttp: HttpFlow = {
  name: 'email-change',
  open: async ({ visitor }) => ({
    actors: emailChangeActors({ services: async () => visitor.services }),
  }),
  answers: { changeEmail: { 'the link is refused: token.invalid': asIs } },
};
