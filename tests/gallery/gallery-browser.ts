import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '../../scripts/provide/browser.ts';

/** Nobody looks at the gallery while it is tested: a frame comes as soon as it is drawn, which takes a third of the time. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** How the browser is opened in which the gallery is shown to tests: the best shell that is there, or the one of this path. */
export function galleryBrowser(path?: string | null): LaunchOptions {
  const options = launchOptions('shell', ...(path === undefined ? [] : [path]));
  return { ...options, args: [...(options.args ?? []), ...unhurried] };
}
