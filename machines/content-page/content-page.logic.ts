import { failureGuards } from '../failure.logic.ts';
import { textParts } from '../../contract/rules/content/text-parts.ts';
import { contentPageMachine } from './content-page.machine.ts';

export const contentPageLogic = contentPageMachine.provide({
  guards: {
    ...failureGuards,
    hasNoBlocks: ({ context: { post } }) =>
      textParts(post?.content.rendered ?? '').every(({ kind }) => kind === 'text'),
  },
});
