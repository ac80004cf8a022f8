import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { faqActors } from '../../machines/faq/faq.actors.ts';
import { faqLogic } from '../../machines/faq/faq.logic.ts';
import { categoryName, isCategoryMissing, questionGroups } from '../../machines/faq/faq.selectors.ts';
import { ownHead, plainHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { paths } from '../routing/paths.ts';
import { FaqView } from '../views/faq/FaqView.tsx';

const wordsIn = ({ search }: PageLocation): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, 80);

/** Of so many questions a description is made. */
const described = 3;

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const category = at.params['categoryName'] ?? null;
    const faq = createActor(faqLogic.provide({ actors: faqActors(deps) }), {
      input: { category, words: wordsIn(at) },
      ...shippedSnapshot(snapshots, 'faq'),
    });
    return {
      actors: { faq },
      start: () => faq.start(),
      stop: () => faq.stop(),
      follow: (next) => faq.send({ type: 'words.typed', words: wordsIn(next) }),
      render: () => <FaqView faq={faq} />,
      head() {
        const snapshot = faq.getSnapshot();
        if (isCategoryMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        const title = deps.words(msg`Domande frequenti`);
        const groups = questionGroups(snapshot);
        const shown = category === null ? groups : groups.filter(({ slug }) => slug === category);
        const [name, path] =
          category === null
            ? [title, paths.faq]
            : [`${categoryName(category)}: ${title.toLowerCase()}`, paths.faqOf(category)];
        // Of all categories the first question of each.
        const questions = shown.flatMap((group) =>
          category === null ? group.questions.slice(0, 1) : group.questions,
        );
        const description = questions
          .slice(0, described)
          .map((question) => question.title.rendered)
          .join(' ');
        return ownHead(deps.tenant, { name, description, canonical: path });
      },
      isSettled: () => faq.getSnapshot().hasTag('settled'),
    };
  },
};
