import { root } from '../server/root.ts';
import { buildStorefront, ensureBuild } from '../server/rendering/storefront-build.ts';
import { secondsSince } from './steps.ts';

const start = performance.now();
const build = process.argv.includes('--if-stale') ? ensureBuild : buildStorefront;
await build(root, (line) => console.log(line));
console.log(`The build is there after ${secondsSince(start)}.`);
