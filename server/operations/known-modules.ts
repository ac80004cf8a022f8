import { registerHooks, type ResolveFnOutput } from 'node:module';

/** A file of a module and what it is written in, as hooks of Node answer. */
interface KnownModule {
  readonly url: string;
  readonly format: 'module';
}

/** The package that is written in modules alone and whose description is long: 450 entry points, 130 KB. */
const folder = '/node_modules/drizzle-orm/';

/**
 * The file a module of Drizzle imports from beside itself; null for every other import. Node would read the whole
 * description of the package again for each of its hundred files, to learn that they are modules, and
 * for each of ours that asks for it: a fifth of a start.
 */
export function knownModule(specifier: string, importer: string | undefined): KnownModule | null {
  if (importer === undefined || !importer.includes(folder) || !importer.endsWith('.js')) return null;
  if (!/^\.\.?\//.test(specifier) || !specifier.endsWith('.js')) return null;
  const { href } = new URL(specifier, importer);
  return href.includes(folder) ? { url: href, format: 'module' } : null;
}

/** Whether one of our own files asks for an entry point of Drizzle: the answer is the same for each of them. */
export const isEntryPoint = (specifier: string, importer: string | undefined): boolean =>
  /^drizzle-orm(?:\/|$)/.test(specifier) && importer?.includes('/node_modules/') === false;

/** Has the imports that follow answered so. */
export function resolveKnownModules(): void {
  const entryPoints = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const known = knownModule(specifier, context.parentURL);
      if (known !== null) return { ...known, shortCircuit: true };
      if (!isEntryPoint(specifier, context.parentURL)) return next(specifier, context);
      const found = entryPoints.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      entryPoints.set(specifier, found);
      return found;
    },
  });
}
