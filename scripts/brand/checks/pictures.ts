import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { doubtful, wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import { emojiFile } from '../../../server/emoji/emoji.ts';
import { contentPictures } from '../../../tenants/content-checks.ts';
import type { WholeBrand } from '../read-brand.ts';

/** Pictures of the installed app, with how they are made (decision 069). */
const appPictures = ['app/narrow.webp', 'app/wide.webp'];

const isDrawn = (emoji: string): boolean => existsSync(emojiFile(emoji));

/** Width of a drawing 400 high that leaves the header of a phone its room. */
const widestLogo = 1900;

const logoFindings = ({ logo }: WholeBrand): CheckResult[] =>
  logo.width <= widestLogo
    ? []
    : [
        doubtful(
          `The logo is ${logo.width} wide at a height of 400; above ${widestLogo} it takes a phone’s header from the delivery: write it shorter.`,
        ),
      ];

/** Fonts named in a brand's sheet that have no file, and files of fonts without their licence beside them. */
async function fontFindings({ id, files }: WholeBrand, root: string): Promise<CheckResult[]> {
  const sheet = await readFile(join(root, 'tenants', id, 'fonts.css.ts'), 'utf8');
  const named = Array.from(sheet.matchAll(/file: '\.\/([^']+)'/g), ([, file]) => file ?? '');
  const isLicensed = files.some((file) => /^assets\/.*(?:ofl|licen[cs]e).*\.txt$/i.test(file));
  return [
    ...named
      .filter((file) => !files.includes(file))
      .map((file) => wrong(`fonts.css.ts names ${file}, which is not there.`)),
    ...(named.length > 0 && !isLicensed
      ? [wrong('assets has fonts without their licence: put its text beside them, as font.ofl.txt.')]
      : []),
  ];
}

/** Pictures and fonts a brand names that are not there (CMS-06, CMS-08). */
export async function pictureFindings(brand: WholeBrand, root: string): Promise<CheckResult[]> {
  const drawn = brand.seed.slides.flatMap(({ art }) => (art.kind === 'emoji' ? art.ids : []));
  return [
    ...appPictures
      .filter((file) => !brand.files.includes(file))
      .map((file) =>
        doubtful(`${file} is missing: with npm start running, node scripts/app-pictures.ts takes it.`),
      ),
    ...[...drawn, ...contentPictures(brand)]
      .filter((emoji) => !isDrawn(emoji))
      .map((emoji) => wrong(`There is no object ${emoji} in server/emoji.`)),
    ...logoFindings(brand),
    ...(await fontFindings(brand, root)),
  ];
}
