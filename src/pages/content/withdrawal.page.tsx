import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { withdrawalFormId } from '../../../contract/api/content/form-ids.ts';
import { messages } from '#words/content.po';
import { contactFormActors } from '../../../machines/contact-form/contact-form.actors.ts';
import { contactFormLogic } from '../../../machines/contact-form/contact-form.logic.ts';
import { contactDraft, isContactFormSent } from '../../../machines/contact-form/contact-form.selectors.ts';
import { contactDraftIn } from '../../../services/content/contact-draft.ts';
import { ownHead } from '../../routing/page-head.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import type { PageLocation, PageModule } from '../../routing/page.ts';
import { orderParam, paths } from '../../routing/paths.ts';
import { WithdrawalView } from '../../views/withdrawal/WithdrawalView.tsx';

const orderIn = ({ search }: PageLocation): string | null => new URLSearchParams(search).get(orderParam);

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    // Nothing is kept on the server, which has no storage of anybody's.
    const draft = contactDraftIn(() => sessionStorage, 'withdrawalDraft');
    const actors = contactFormActors({ services: deps.services, formId: withdrawalFormId });
    const form = createActor(contactFormLogic.provide({ actors }), {
      input: { topic: orderIn(at), asksFirst: true },
      ...shippedSnapshot(snapshots, 'form'),
    });
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
      follow: (next) => form.send({ type: 'topic.given', topic: orderIn(next) }),
      render: () => <WithdrawalView form={form} />,
      head() {
        const { name } = deps.tenant.facts;
        return ownHead(deps.tenant, {
          name: deps.words(msg`Recedere dal contratto`),
          description: deps.words(
            msg`Recedi da un acquisto su ${name} entro 14 giorni: dichiarazione online, ricevuta con giorno e ora, prodotti esclusi dalla legge.`,
          ),
          canonical: paths.withdrawal,
        });
      },
      isSettled: () => form.getSnapshot().hasTag('settled'),
    };
  },
};
