import { watch } from 'node:fs';
import { contentFolder } from './open-content.ts';
import type { Brand } from '../brands.ts';
import { root } from '../root.ts';

interface ContentListener {
  /** The texts were read again. */
  changed: () => void;
  /** They could not be: those of before stay. */
  failed: (message: string) => void;
}

/** An editor saves in several steps; what was written within so many ms is read once. */
const pauseMs = 100;

/** Reads the texts of each brand again when one of its files changes. */
export function watchContent(
  brands: readonly Brand[],
  { changed, failed }: ContentListener,
): { close(): void } {
  const watchers = brands.map(({ facts, content }) => {
    let timer: NodeJS.Timeout | undefined;
    const read = () => {
      content.reload().then(changed, (error: unknown) => {
        failed(error instanceof Error ? error.message : String(error));
      });
    };
    return watch(contentFolder(root, facts.tenantId), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(read, pauseMs);
    });
  });
  return {
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
