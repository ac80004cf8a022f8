import { CopyButton } from './CopyButton.tsx';
import { saveFile } from './save-file.ts';
import { ask } from './use-fetched.ts';

/** Copies or saves the chart as source that runs by itself, for Stately Studio, its editor, or Sketch. */
export function SourceButtons({ flow }: { flow: string }) {
  const sourceOf = async () => (await ask<{ source: string }>(`source/${flow}`)).source;
  const download = async () =>
    saveFile(`${flow}.machine.js`, new Blob([await sourceOf()], { type: 'text/javascript' }));
  return (
    <span className="source">
      <CopyButton key={flow} title="Copy source" text={sourceOf} />
      <button type="button" onClick={() => void download()}>
        Download
      </button>
    </span>
  );
}
