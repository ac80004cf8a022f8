import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failureText } from '../../server/failure-text.ts';
import { root } from '../../server/root.ts';
import { BrandToolError } from '../brand/read-brand.ts';
import { ShellError } from './shell-brand.ts';
import { platforms, type Platform } from './shell-file.ts';
import { applyNative, writeShell } from './shell-project.ts';
import { writeWebPart } from './web-part.ts';

const usage = `npm run shell -- <brand>            writes the Capacitor project of a brand's app into .mobile/<brand>
npm run shell -- <brand> --web      writes its www out of the shop's build
npm run shell -- <brand> --apply    puts its native parts into what npx cap add made there
  --out <folder>                    another folder
  --platform android|ios            one kind of phone, not both
  --replace                         writes over files that were changed by hand
  --shop <origin>                   with --web: where the app finds the shop, else the brand's first domain
  --dist <folder>                   with --web: another build than dist`;

function said() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        platform: { type: 'string' },
        apply: { type: 'boolean', default: false },
        web: { type: 'boolean', default: false },
        shop: { type: 'string' },
        dist: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ShellError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function platformsIn(name: string | undefined): readonly Platform[] {
  if (name === undefined) return platforms;
  const asked = platforms.find((platform) => platform === name);
  if (asked === undefined) throw new ShellError(`--platform “${name}”: android or ios.`);
  return [asked];
}

try {
  const { values, positionals } = said();
  const [brandId] = positionals;
  if (brandId === undefined || positionals.length > 1) throw new ShellError(usage);
  const out = values.out === undefined ? join(root, '.mobile', brandId) : resolve(values.out);
  if (values.apply && values.web) throw new ShellError(usage);
  const options = {
    root,
    brandId,
    out,
    platforms: platformsIn(values.platform),
    isReplacing: values.replace,
  };
  const written = await (values.web
    ? writeWebPart({
        ...options,
        distDir: resolve(values.dist ?? join(root, 'dist')),
        shop: values.shop ?? null,
      })
    : values.apply
      ? applyNative(options)
      : writeShell(options));
  const shown = relative(process.cwd(), out) || '.';
  // Of www each file has a name that the build made.
  for (const path of values.web ? ['www'] : written) console.log(`wrote    ${join(shown, path)}`);
  console.log(`${written.length} files in ${shown}. What comes next stands in docs/mobile-shell.md.`);
} catch (error) {
  const isSaid = error instanceof ShellError || error instanceof BrandToolError;
  console.error(`✗ ${isSaid ? error.message : failureText(error)}`);
  process.exitCode = 1;
}
