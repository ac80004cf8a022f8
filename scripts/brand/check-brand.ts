import { good, wrong, type CheckResult } from '../../backend/platform/check-result.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { tenantFaults } from '../../contract/tenant-keys.ts';
import { appFindings } from './checks/app.ts';
import { contentFindings } from './checks/content.ts';
import { contrastFindings } from './checks/contrast.ts';
import { figureFindings } from './checks/figures.ts';
import { languageFindings } from './checks/languages.ts';
import { pictureFindings } from './checks/pictures.ts';
import { ownWordFindings } from './checks/words.ts';
import { brandIds, readBrand, type BrandFolder, type WholeBrand } from './read-brand.ts';

/** What the schema found nothing wrong with. */
const whole = (brand: BrandFolder): WholeBrand => ({ ...brand, tenant: brand.tenant as Tenant });

/** What the checks say of one part of a brand: its faults, or that all is well. */
const part = (name: string, faults: readonly CheckResult[]): readonly CheckResult[] =>
  faults.length === 0 ? [good(name)] : faults;

/**
 * Checks the folder of a brand: its keys, the contrast of its colours, its pages and texts, pictures, and figures beside the
 * words. Throws BrandToolError, ContentFileError where there is nothing to read.
 */
export async function checkBrand(root: string, id: string): Promise<CheckResult[]> {
  const brand = await readBrand(root, id);
  const keys = tenantFaults(brand.tenant).map(wrong);
  const contrast = part(
    'Every text and control can be read, light and dark.',
    contrastFindings(brand.tokens),
  );
  // The rest reads the configuration.
  if (keys.length > 0) return [...keys, ...contrast];
  const otherIds = (await brandIds(root)).filter((other) => other !== id);
  const read = await Promise.all(otherIds.map((other) => readBrand(root, other)));
  const others = read.filter(({ tenant }) => tenantFaults(tenant).length === 0).map(whole);
  return [
    good('Every key of the configuration has a value that can be used.'),
    ...languageFindings(whole(brand)),
    ...contrast,
    ...part('Pages, texts and links are whole.', contentFindings(whole(brand))),
    ...part(
      'Words of its own are the shop’s texts, said otherwise.',
      await ownWordFindings(whole(brand), root),
    ),
    ...part('Pictures and fonts are there.', await pictureFindings(whole(brand), root)),
    ...appFindings(whole(brand), others),
    ...part('Figures agree with the words, and are no other brand’s.', figureFindings(whole(brand), others)),
  ];
}
