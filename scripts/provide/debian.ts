import { existsSync } from 'node:fs';
import { run } from '../command.ts';

const aptGet = '/usr/bin/apt-get';
const minutes = 60_000;

/** True where `apt-get` may install packages: Debian and its kin, as root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync(aptGet);

/** Installs a package of Debian. Throws CommandError. */
export async function install(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run({ program: aptGet, args: ['update', '-q'], env, limit: 3 * minutes });
  const args = ['install', '-y', '-q', '--no-install-recommends', name];
  await run({ program: aptGet, args, env, limit: 10 * minutes });
}
