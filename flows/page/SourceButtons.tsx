import { useState } from 'react';
import { ask } from './use-fetched.ts';

const said = { copied: 'Copied', failed: 'Not copied' } as const;

function download(name: string, source: string): void {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.machine.js`;
  link.click();
  URL.revokeObjectURL(url);
}

/** The chart as source for Stately Studio, its editor, or Sketch. */
export function SourceButtons({ flow }: { flow: string }) {
  const [told, setTold] = useState<{ flow: string; what: keyof typeof said } | null>(null);
  const sourceOf = async () => (await ask<{ source: string }>(`source/${flow}`)).source;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await sourceOf());
      setTold({ flow, what: 'copied' });
    } catch {
      setTold({ flow, what: 'failed' }); // the browser asked, and was told no
    }
  };
  return (
    <span className="source">
      <button type="button" onClick={() => void copy()}>
        Copy source
      </button>
      <button type="button" onClick={() => void sourceOf().then((source) => download(flow, source))}>
        Download
      </button>
      <span role="status">{told?.flow === flow ? said[told.what] : ''}</span>
    </span>
  );
}
