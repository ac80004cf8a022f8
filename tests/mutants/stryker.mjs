// Stands beside the packages it takes, which stand in no other folder.
export { Stryker } from '@stryker-mutator/core';
export { Instrumenter } from '@stryker-mutator/instrumenter';
export const testRunner = import.meta.resolve('@stryker-mutator/vitest-runner');
