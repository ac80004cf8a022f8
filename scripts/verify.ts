import { build, staticChecks } from './gate.ts';
import { run } from './command.ts';
import { runSteps, secondsSince, type Step } from './steps.ts';

const unitTests: Step = {
  name: 'Unit tests',
  run: () =>
    run({
      program: 'vitest',
      args: ['run', '--allowOnly=false', '--project', 'unit', '--project', 'backend'],
    }),
};

const paths: Step = {
  name: 'Paths generated from the statecharts',
  run: () => run({ program: 'node', args: ['scripts/paths.ts', '--world', 'model'] }),
};

const isGood = await runSteps([...staticChecks, unitTests, paths, build]);
if (isGood) console.log(`\nVerified in ${secondsSince(0)}.`);
else process.exitCode = 1;
