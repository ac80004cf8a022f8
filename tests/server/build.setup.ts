import { run } from '../../scripts/command.ts';

/** The server would build for itself; once, before all tests, none of them waits for it. */
export const setup = (): Promise<void> => run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
