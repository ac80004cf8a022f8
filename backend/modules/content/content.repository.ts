import { and, asc, eq } from 'drizzle-orm';
import type { MenuLocation } from '../../../contract/api/content/content.ts';
import type { SeedPost } from '../../../contract/tenant-seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { menus, posts, slides } from './content.table.ts';

export type PostRow = typeof posts.$inferSelect;
export type SlideRow = typeof slides.$inferSelect;

/** Menus, posts and slides of one tenant. */
export function createContentRepository(db: Database, tenantId: string) {
  return {
    async findMenu(location: MenuLocation) {
      const [found] = await db
        .select({ items: menus.items })
        .from(menus)
        .where(and(eq(menus.tenantId, tenantId), eq(menus.location, location)));
      return found?.items ?? null;
    },

    /** Posts of a type, of a slug, or all. */
    listPosts(filter: { type?: SeedPost['type']; slug?: string | null }): Promise<PostRow[]> {
      const { type, slug = null } = filter;
      return db
        .select()
        .from(posts)
        .where(
          and(
            eq(posts.tenantId, tenantId),
            type === undefined ? undefined : eq(posts.type, type),
            slug === null ? undefined : eq(posts.slug, slug),
          ),
        )
        .orderBy(asc(posts.postId));
    },

    listSlides(sliderId: number, most: number): Promise<SlideRow[]> {
      return db
        .select()
        .from(slides)
        .where(and(eq(slides.tenantId, tenantId), eq(slides.sliderId, sliderId)))
        .orderBy(asc(slides.position))
        .limit(most);
    },
  };
}
