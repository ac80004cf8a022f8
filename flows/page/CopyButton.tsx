import { useState } from 'react';

interface CopyButtonProps {
  title: string;
  text: () => string | Promise<string>;
}

/** Copies a text to the clipboard, and says whether it did. */
export function CopyButton({ title, text }: CopyButtonProps) {
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setTold('Copied');
    } catch {
      setTold('Not copied'); // the browser asked and was told no, or the text could not be read
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {title}
      </button>
      <span role="status">{told}</span>
    </>
  );
}
