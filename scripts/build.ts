import { root } from '../server/root.ts';
import { buildStorefront } from '../server/storefront-build.ts';

const started = performance.now();
await buildStorefront(root, (line) => console.log(line));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
