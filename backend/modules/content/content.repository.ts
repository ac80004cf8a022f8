import { and, asc, eq } from 'drizzle-orm';
import type { MenuLocation } from '../../../contract/api/content/content.ts';
import type { Database } from '../../platform/db/database.ts';
import { menus, slides } from './content.table.ts';

export type SlideRow = typeof slides.$inferSelect;

/** Menus and slides of one tenant. */
export function createContentRepository(db: Database, tenantId: string) {
  return {
    async findMenu(location: MenuLocation) {
      const [found] = await db
        .select({ items: menus.items })
        .from(menus)
        .where(and(eq(menus.tenantId, tenantId), eq(menus.location, location)));
      return found?.items ?? null;
    },

    /** All slides of a slider, in their order. */
    listSlides(sliderId: number): Promise<SlideRow[]> {
      return db
        .select()
        .from(slides)
        .where(and(eq(slides.tenantId, tenantId), eq(slides.sliderId, sliderId)))
        .orderBy(asc(slides.position));
    },
  };
}

export type ContentRepository = ReturnType<typeof createContentRepository>;
