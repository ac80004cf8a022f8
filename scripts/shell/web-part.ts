import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usualHeaderPrefix } from '../../contract/api/headers.ts';
import { renderAppDocument } from '../../server/rendering/app-document.ts';
import { readIfThere } from '../../server/web/read-if-there.ts';
import { readShellBrand, ShellError } from './shell-brand.ts';

interface WebPartOptions {
  /** The folder of the repository. */
  readonly root: string;
  readonly brandId: string;
  /** The folder of the project. */
  readonly out: string;
  /** The folder of the shop's build. */
  readonly distDir: string;
  /** Origin the app calls; null for the brand's first domain. */
  readonly shop: string | null;
}

/** An origin as browsers write it. Throws ShellError. */
function originIn(said: string): string {
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== said.replace(/\/$/, ''))
    throw new ShellError(`--shop “${said}”: an origin, e.g. https://www.example.com.`);
  return url.origin;
}

/**
 * Writes `www` of an app out of the shop's build: its document, and the files of the build that it may load, no other brand's.
 * What was in it goes. Answers the paths of what it wrote. Throws ShellError where there is no build.
 */
export async function writeWebPart({ root, brandId, out, distDir, shop }: WebPartOptions): Promise<string[]> {
  const { facts, tokens } = await readShellBrand(root, brandId);
  const origin = originIn(shop ?? `https://${facts.domains[0] ?? ''}`);
  if ((await readIfThere(join(distDir, 'build-id'))) === null)
    throw new ShellError(`There is no build in ${distDir}: npm run build makes it.`);
  const { html, files } = await renderAppDocument({
    distDir,
    brand: { facts, tokens },
    shop: origin,
    headerPrefix: process.env.HEADER_PREFIX ?? usualHeaderPrefix,
  });
  const www = join(out, 'www');
  await rm(www, { recursive: true, force: true });
  const write = async (path: string, content: string | Buffer) => {
    const file = join(www, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write('index.html', html);
  for (const path of files) await write(path, await readFile(join(distDir, 'client', path)));
  return ['index.html', ...files].map((path) => join('www', path));
}
