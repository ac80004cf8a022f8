import { reauthenticationActors } from '../../../../machines/reauthentication/reauthentication.actors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import { wrongPassword } from '../session.http.ts';

export const reauthenticationHttp: HttpFlow = {
  name: 'reauthentication',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: reauthenticationActors({ services: async () => visitor.services }) };
  },
  answers: {
    confirmPassword: {
      'the password is right': asIs,
      'the password is refused: auth.invalid': wrongPassword,
    },
  },
};
