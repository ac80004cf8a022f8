import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

const chartOrLogic = /^machines\/([\w-]+)\/[^/]+\.(?:machine|logic)\.ts$/;
const model = /^paths\/models\/([\w-]+)\/[^/]+\.ts$/;

const isFlow = (name: string): boolean => existsSync(join(root, 'paths/models', name, `${name}.model.ts`));

/**
 * Returns the flows whose chart, logic or model is among the changed files, those whose chart or logic is first;
 * beyond `most` they are in `left`.
 */
export function changedFlows(
  files: readonly string[],
  { most }: { most: number },
): { readonly flows: readonly string[]; readonly left: readonly string[] } {
  const named = [chartOrLogic, model].flatMap((place) =>
    files.flatMap((file) => place.exec(file)?.[1] ?? []),
  );
  const all = [...new Set(named)].filter(isFlow);
  return { flows: all.slice(0, most), left: all.slice(most) };
}
