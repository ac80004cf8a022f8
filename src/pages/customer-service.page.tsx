import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { customerServiceFormId } from '../../contract/api/content/form-ids.ts';
import { messages } from '#words/content.po';
import { contactFormActors } from '../../machines/contact-form/contact-form.actors.ts';
import { contactFormLogic } from '../../machines/contact-form/contact-form.logic.ts';
import { contactDraft, isContactFormSent } from '../../machines/contact-form/contact-form.selectors.ts';
import { contactDraftIn } from '../../services/content/contact-draft.ts';
import { ownHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { paths, topicParam } from '../routing/paths.ts';
import { CustomerServiceView } from '../views/customer-service/CustomerServiceView.tsx';

const topicIn = ({ search }: PageLocation): string | null => new URLSearchParams(search).get(topicParam);

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    // Nothing is kept on the server, which has no storage of anybody's.
    const draft = contactDraftIn(() => sessionStorage, 'contactDraft');
    const form = createActor(
      contactFormLogic.provide({
        actors: contactFormActors({ services: deps.services, formId: customerServiceFormId }),
      }),
      {
        input: { topic: topicIn(at), asksFirst: false },
        ...shippedSnapshot(snapshots, 'form'),
      },
    );
    form.subscribe((snapshot) => {
      const typed = contactDraft(snapshot);
      if (typed === null || isContactFormSent(snapshot)) draft.forget();
      else draft.keep(typed);
    });
    return {
      actors: { form },
      start() {
        // The first thing kept would be the empty form.
        const kept = draft.read();
        form.start();
        if (kept !== null) form.send({ type: 'draft.restore', draft: kept });
      },
      stop: () => form.stop(),
      follow: (next) => form.send({ type: 'topic.given', topic: topicIn(next) }),
      render: () => <CustomerServiceView form={form} />,
      head() {
        const { phone, name } = deps.tenant.facts;
        return ownHead(deps.tenant, {
          name: deps.words(msg`Servizio clienti`),
          description: deps.words(
            msg`Scrivi al servizio clienti di ${name} o chiama il ${phone}: ordini, rimborsi, consegne e prodotti.`,
          ),
          canonical: paths.customerService,
        });
      },
      isSettled: () => form.getSnapshot().hasTag('settled'),
    };
  },
};
