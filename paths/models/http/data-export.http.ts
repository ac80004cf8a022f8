import { dataExportActors } from '../../../machines/data-export/data-export.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const dataExportHttp: HttpFlow = {
  name: 'data-export',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    // The shopper's disk is no part of the shop.
    return {
      actors: dataExportActors({ services: async () => visitor.services, saveFile: async () => undefined }),
    };
  },
  answers: {
    collectData: { 'the data are there': asIs },
    saveFile: { 'the browser has the file': asIs },
  },
};
