import { routePath } from '../catalogue/route-path.ts';

/** Time away after which the app reloads, in ms (LIFE-01). */
const reloadAfterMillis = 1_800_000;

/** Paths on which the app never reloads by itself (LIFE-02). */
const noReloadPaths: readonly string[] = ['/payment', '/checkout'];

/** True when a resumed app reloads: away for longer than the limit, and not on an excluded path (LIFE-01, LIFE-02). */
export function reloadsOnResume(
  resume: { readonly awayMs: number; readonly path: string },
  config: { readonly reloadAfterMillis: number; readonly noReloadPaths: readonly string[] } = {
    reloadAfterMillis,
    noReloadPaths,
  },
): boolean {
  const path = routePath(resume.path);
  return (
    resume.awayMs > config.reloadAfterMillis && !config.noReloadPaths.some((one) => routePath(one) === path)
  );
}
