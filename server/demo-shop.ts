import type { ServerConfig } from './config.ts';
import type { DemoShop } from './open-server.ts';

/**
 * The demo shop, for the programs that start a server: the server itself knows none. Null, and nothing of it loaded,
 * where the configuration opens none.
 */
export async function loadDemoShop({ backend, pictureDir }: ServerConfig): Promise<DemoShop | null> {
  if (!backend.demoData) return null;
  const [{ demoSeed }, { drawnPictures }, { demoAccounts, demoPassword }] = await Promise.all([
    import('../demo/demo-seed.ts'),
    import('../demo/packshots/drawn-pictures.ts'),
    import('../demo/accounts/demo-accounts.ts'),
  ]);
  return {
    seed: demoSeed,
    openPictures: drawnPictures(pictureDir),
    accounts: { names: demoAccounts.map(({ name }) => name), password: demoPassword },
  };
}
