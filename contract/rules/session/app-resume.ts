import { routePath } from '../catalogue/route-path.ts';

/** Time away after which the app reloads where a brand says nothing else, in ms (LIFE-01). */
const halfAnHour = 1_800_000;

/** Paths on which the app never reloads by itself (LIFE-02). */
const noReloadPaths: readonly string[] = ['/payment', '/checkout'];

/** True when a resumed app reloads: away for longer than the limit, and not on an excluded path (LIFE-01, LIFE-02). */
export function reloadsOnResume(
  resume: { readonly awayMs: number; readonly path: string },
  reloadAfterMs: number = halfAnHour,
): boolean {
  return resume.awayMs > reloadAfterMs && !noReloadPaths.includes(routePath(resume.path));
}
