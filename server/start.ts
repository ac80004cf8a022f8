import { enableCompileCache } from 'node:module';
import { becomeLean } from './operations/lean-process.ts';
import { resolveKnownModules } from './operations/known-modules.ts';
import { root } from './root.ts';

becomeLean();
resolveKnownModules();

// Beside the packages, whose owner is the code's: nobody else may put code there. Where it cannot be written the start
// only takes longer.
enableCompileCache(`${root}/node_modules/.cache/compiled`);
await import('./run.ts');
