import type { Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { contentPageMachine } from '../../machines/content-page/content-page.machine.ts';
import { shownPost } from '../../machines/content-page/content-page.selectors.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import type { FoundPage } from './found-page.ts';

/** The way to a content page. */
export function contentThings(page: FoundPage): readonly Thing[] {
  const actor: ActorRefFrom<typeof contentPageMachine> | undefined = page.actors['post'];
  const post = actor === undefined ? null : shownPost(actor.getSnapshot());
  return post === null
    ? []
    : [breadcrumbList(page, [{ name: post.title.rendered, path: page.head.canonical }])];
}
