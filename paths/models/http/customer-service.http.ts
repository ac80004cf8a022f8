import { customerServiceFormId, withdrawalFormId } from '../../../contract/api/content/form-ids.ts';
import { contactFormActors } from '../../../machines/contact-form/contact-form.actors.ts';
import { faqActors } from '../../../machines/faq/faq.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const faqHttp: HttpFlow = {
  name: 'faq',
  open: async ({ visitor }) => ({ actors: faqActors({ services: async () => visitor.services }) }),
  answers: { listQuestions: { 'the questions are there': asIs } },
};

export const contactFormHttp: HttpFlow = {
  name: 'contact-form',
  async open({ visitor, start }) {
    await visitor.client.logIn(visitor.name);
    return {
      actors: contactFormActors({
        services: async () => visitor.services,
        formId: start.includes('withdrawal') ? withdrawalFormId : customerServiceFormId,
      }),
    };
  },
  answers: {
    loadForm: { 'the form is there': asIs },
    renewForm: { 'a new leave is there': asIs },
    sendForm: { 'the letter is there': asIs },
  },
};
