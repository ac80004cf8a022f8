import type { SnapshotFrom } from 'xstate';
import type { contentPageMachine } from './content-page.machine.ts';

type ContentPage = SnapshotFrom<typeof contentPageMachine>;

export const shownPost = (page: ContentPage) => page.context.post;
/** The pieces of a page that has blocks, once they are there. */
export const shownParts = (page: ContentPage) => page.context.parts;
export const isPostMissing = (page: ContentPage): boolean => page.matches('missing');
export const hasPostFailed = (page: ContentPage): boolean => page.matches('failed');
