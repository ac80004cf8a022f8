import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import path from 'node:path';
import { tellProgress } from './progress.ts';

/** Tells how far Playwright is, and nothing of tests that passed. */
// Playwright finds a reporter by its file's default export.
// oxlint-disable-next-line no-default-export
export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #all = 0;
  #failed = 0;
  #tell = tellProgress('playwright');

  onBegin(config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
    this.#tell = tellProgress(path.basename(config.rootDir));
  }

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    this.#done += 1;
    if (status !== 'passed' && status !== 'skipped') this.#failed += 1;
    this.#tell({ done: this.#done, all: this.#all, failed: this.#failed });
  }

  printsToStdio(): boolean {
    return true;
  }
}
