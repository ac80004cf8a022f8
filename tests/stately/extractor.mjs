// Stands beside the package it takes, which stands in no other folder.
export { extractMachinesFromFile } from '@xstate/machine-extractor';
