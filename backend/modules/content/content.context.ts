import type { BrandPost } from '../../../contract/brand-post.ts';
import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { BotCheckContext } from '../bot-check/bot-check.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import type { ContentBackend } from './content-backend.ts';
import type { WordPress } from './wordpress/wordpress-client.ts';
import { createContentRepository } from './content.repository.ts';

/** The module's repositories over one connection. */
export const contentRepositories = ({ db, tenantId }: RepositoryScope) => ({
  menusAndSlides: createContentRepository(db, tenantId),
});

/** Where the texts of a brand come from. */
export interface ContentSource {
  /** Those of its own files, by now. */
  readonly posts: () => readonly BrandPost[];
}

/** The WordPress of each brand; null where the brands' own files are read. */
export type WordPressOf = ((tenantId: string) => WordPress) | null;

/** Everything a use case of this module may touch; each takes its pick. */
export type ContentContext = MailContext &
  AuthContext &
  BotCheckContext &
  Readonly<ReturnType<typeof contentRepositories>> & { readonly content: ContentBackend };
