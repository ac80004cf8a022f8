import { addressEditorActors } from '../../../machines/address-editor/address-editor.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const addressEditorHttp: HttpFlow = {
  name: 'address-editor',
  starts: ['the editor is opened'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return {
      actors: addressEditorActors({ services: async () => visitor.services }),
      input: { moved: null },
    };
  },
  answers: {
    checkAddress: { 'the address is served': asIs },
    saveAddress: {
      'the address is saved': asIs,
      'the save is cut: nobody knows what became of it': () => 'cut after',
    },
    selectAddress: { 'the address is chosen': asIs },
    reloadCart: { 'the cart is reloaded': asIs },
  },
};
