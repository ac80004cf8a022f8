import type { SeedSlide, TenantSeed } from '../../contract/tenant-seed.ts';
import { menus, slides } from '../../backend/modules/content/content.table.ts';
import type { MenuLocation } from '../../contract/api/content/content.ts';
import { menuLocations } from '../../contract/api/content/content.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';

/** The home slider (X02). */
const homeSlider = 1;

/** Menus and slides of a brand; `pictureOf` names the picture a slide is shown with. */
export async function seedContent(
  db: Database,
  tenantId: string,
  given: { seed: TenantSeed; pictureOf: (slide: SeedSlide) => string },
): Promise<void> {
  const { seed, pictureOf } = given;
  await insertRows(
    db,
    menus,
    menuLocations.map((location: MenuLocation) => ({
      tenantId,
      location,
      items: [...seed.menus[location]],
    })),
  );
  const rows: (typeof slides.$inferInsert)[] = [];
  for (const [position, slide] of seed.slides.entries()) {
    const { title, subtitle, link, alt, deliveryServiceId = null, weekdays = null } = slide;
    const pictureKey = pictureOf(slide);
    rows.push({
      tenantId,
      sliderId: homeSlider,
      position,
      title,
      subtitle,
      link,
      alt,
      pictureKey,
      deliveryServiceId,
      weekdays,
    });
  }
  await insertRows(db, slides, rows);
}
