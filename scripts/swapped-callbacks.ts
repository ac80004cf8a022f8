import { parseArgs } from 'node:util';
import { compiledSwaps, swapsOf, type FileSwap } from './callbacks/compiled-swaps.ts';
import { unnoticedSwaps } from './callbacks/unnoticed-swaps.ts';
import { wiringFiles } from './callbacks/wiring-files.ts';

// Swaps callbacks of one object or call in src/wiring and src/boot, and tells which swaps the compiler lets pass: for each of
// them a test has to fail. `--tests` tells with which of them none does. Parts of paths narrow the files down.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'boolean', default: false } },
});
const files = wiringFiles().filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const tell = (swaps: readonly FileSwap[]): void => {
  for (const { file, owner, names } of swaps) console.log(`${file}  ${owner}: ${names.join(' and ')}`);
};

const swaps = swapsOf(files);
const compiled = compiledSwaps(swaps);
if (values.tests) {
  const unnoticed = unnoticedSwaps(compiled, ['src/wiring', 'src/boot']);
  tell(unnoticed);
  console.log(`${unnoticed.length} of ${compiled.length} swaps that compile are noticed by no unit test`);
} else tell(compiled);
console.log(`${compiled.length} of ${swaps.length} swaps compile`);
