import type { SnapshotFrom } from 'xstate';
import type { contentPageMachine } from './content-page.machine.ts';

type ContentPage = SnapshotFrom<typeof contentPageMachine>;

export const shownPost = (page: ContentPage) => page.context.post;
export const isPostMissing = (page: ContentPage): boolean => page.matches('missing');
export const hasPostFailed = (page: ContentPage): boolean => page.matches('failed');
