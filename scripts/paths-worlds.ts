import { launchOptions } from './provide/browser.ts';
import { allBrowserFlows } from '../paths/models/browser/all-browser-flows.ts';
import { allHttpFlows } from '../paths/models/http/all-http-flows.ts';
import type { Ground } from '../paths/models/scenes/ground.ts';
import { openBrowserRealisation, type BrowserRealisation } from '../paths/kit/browser/browser-realisation.ts';
import { checkMachine } from '../paths/kit/check-machine.ts';
import { httpRealisation } from '../paths/kit/http/http-realisation.ts';
import { openLatch } from '../paths/kit/http/latch.ts';
import { openSeededShop } from '../paths/kit/http/seeded-shop.ts';
import { heldRealisation, type Realisation } from '../paths/kit/realisation.ts';
import type { WorldName } from '../paths/kit/world.ts';
import { walkMachine } from '../paths/kit/walks/graph-walk.ts';
import type { Job } from './paths-jobs.ts';
import type { PathsOptions } from './paths-options.ts';
import { runScene } from './paths-scenes.ts';
import type { Report, Worker } from './paths-sharing.ts';

async function openGround(): Promise<Ground> {
  const shop = await openSeededShop();
  return { shop, latch: await openLatch(shop) };
}

/** Does jobs in this process; a shop or a browser is opened by the first job that needs it. */
export class Worlds implements Worker {
  private readonly options: PathsOptions;
  private ground: Promise<Ground> | null = null;
  private browser: Promise<BrowserRealisation> | null = null;

  constructor(options: PathsOptions) {
    this.options = options;
  }

  private onGround(): Promise<Ground> {
    return (this.ground ??= openGround());
  }

  private async realisation(world: WorldName): Promise<Realisation> {
    if (world === 'model') return heldRealisation;
    if (world === 'http') return httpRealisation(allHttpFlows, await this.onGround());
    return (this.browser ??= openBrowserRealisation(allBrowserFlows, launchOptions('shell')));
  }

  async run(job: Job): Promise<Report> {
    if (job.kind === 'scene') return runScene(job.scene, await this.onGround(), this.options);
    const model = this.options.models.find(({ name }) => name === job.machine);
    if (model === undefined) throw new TypeError(`no machine is called ${job.machine}`);
    if (job.kind === 'walks') return walkMachine(model, this.options);
    const { path } = this.options;
    return checkMachine(model, { realisation: await this.realisation(job.world), path });
  }

  async close(): Promise<void> {
    const ground = await this.ground;
    await ground?.latch.close();
    await ground?.shop.close();
    await (await this.browser)?.close();
  }
}
