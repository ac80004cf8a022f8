import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { tellProgress } from './progress.ts';

/** Tells how far Vitest is, and nothing of tests that passed. */
// Vitest finds a reporter by its file's default export.
// oxlint-disable-next-line no-default-export
export default class VitestProgress implements Reporter {
  #done = 0;
  #all = 0;
  #failed = 0;
  #tell = tellProgress('vitest');

  onTestRunStart(specifications: readonly { project: { name: string } }[]): void {
    this.#tell = tellProgress(specifications[0]?.project.name ?? 'vitest');
  }

  onTestModuleCollected(module: TestModule): void {
    this.#all += [...module.children.allTests()].length;
  }

  onTestCaseResult(test: TestCase): void {
    this.#done += 1;
    if (test.result().state === 'failed') this.#failed += 1;
    this.#tell({ done: this.#done, all: this.#all, failed: this.#failed });
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    unhandled: readonly { message?: string; stack?: string }[],
  ): void {
    // What no test caught stands in no test's report.
    for (const { message, stack } of unhandled) console.error(`not caught by any test: ${stack ?? message}`);
  }
}
