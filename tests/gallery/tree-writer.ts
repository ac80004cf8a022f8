import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeTrees } from './tree-files.ts';

/** The content type of what a test attaches: a tree, to be written by the attachment's name. */
export const treeType = 'text/x-accessible-tree';

/**
 * Writes the trees that tests attached, all at the end: components share files, and tests run in several processes.
 * Tests attach them where trees are to be written.
 */
// Playwright finds a reporter by its file's default export.
// oxlint-disable-next-line no-default-export
export default class TreeWriter implements Reporter {
  readonly #read = new Map<string, string>();

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, contentType, body } of attachments)
      if (contentType === treeType && body !== undefined) this.#read.set(name, body.toString());
  }

  onEnd(): void {
    if (this.#read.size > 0) writeTrees(this.#read);
  }

  printsToStdio(): boolean {
    return false;
  }
}
