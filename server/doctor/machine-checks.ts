import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '../brands.ts';
import type { ServerConfig } from '../config.ts';
import { ListenError, close, listen } from '../web/listen.ts';
import { doubtful, good, wrong, type CheckResult } from '../../backend/platform/check-result.ts';

const oldestNode = 24;
const leastFreeBytes = 1_024 ** 3;

function nodeFinding(): CheckResult {
  const [major] = process.versions.node.split('.');
  return Number(major) >= oldestNode
    ? good(`Node ${process.versions.node}.`)
    : wrong(`Node ${process.versions.node} is too old: the shop runs on ${oldestNode}.`);
}

async function folderFinding(folder: string, what: string): Promise<CheckResult> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    return wrong(`${folder}, for ${what}, cannot be written to.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${folder}, for ${what}, has ${(free / 1_024 ** 3).toFixed(1)} GiB left`;
  return free >= leastFreeBytes ? good(`${says}.`) : doubtful(`${says}: that is little.`);
}

const isReadable = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => true,
    () => false,
  );

async function photoFinding(dir: string, { facts }: Brand): Promise<CheckResult> {
  const folder = path.join(dir, facts.tenantId);
  return (await isReadable(folder))
    ? good(`${facts.name} has its photographs in ${folder}.`)
    : wrong(
        `${folder}, for the photographs of ${facts.name}, cannot be read: its products have no pictures.`,
      );
}

/** Photographs are read; what the demo shop draws is kept. */
async function pictureFindings(
  { photoDir, pictureDir, backend }: ServerConfig,
  brands: readonly Brand[],
): Promise<CheckResult[]> {
  if (photoDir !== null) return Promise.all(brands.map((brand) => photoFinding(photoDir, brand)));
  if (backend.demoData) return [await folderFinding(pictureDir, 'pictures')];
  return [doubtful('PHOTO_DIR is empty: products have no pictures.')];
}

async function portFinding(config: ServerConfig): Promise<CheckResult> {
  try {
    await close(await listen((_, response) => response.end(), config));
    return good(`Port ${config.port} is free.`);
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    return doubtful(`${error.message} (It may be the shop itself.)`);
  }
}

function buildFinding(root: string): CheckResult {
  return existsSync(path.join(root, 'dist/client'))
    ? good('The storefront is built.')
    : doubtful('The storefront is not built yet: the first start builds it, or npm run build.');
}

/** What the machine says. */
export async function checkMachine(
  config: ServerConfig,
  { root, brands }: { readonly root: string; readonly brands: readonly Brand[] },
): Promise<CheckResult[]> {
  return [
    nodeFinding(),
    ...(await pictureFindings(config, brands)),
    await portFinding(config),
    buildFinding(root),
  ];
}
