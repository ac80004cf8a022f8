/**
 * Renders text inside a control whose accessible name is fixed: text as any other to look for, copy and translate. It is
 * no part of the name; the control's description has every word of it.
 */
export function VisualOnlyText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className} aria-hidden="true" data-visual-only="">
      {text}
    </span>
  );
}
