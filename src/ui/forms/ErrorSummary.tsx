import { useEffect, useRef, type ReactNode } from 'react';
import { heading, icon, item, list, summary } from './ErrorSummary.css.ts';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Anchor } from '../navigation/Anchor.tsx';

interface ErrorSummaryProps {
  title: ReactNode;
  /** The errors, each with the id of its field. */
  faults: readonly { fieldId: string; text: string }[];
  /** Brings a field into sight that is shown only now and then; before it gets the focus. */
  onLook?: ((fieldId: string) => void) | undefined;
}

/** The errors of a submitted form. It gets the focus, and each line links to its field (WCAG 3.3.1). */
export function ErrorSummary({ title, faults, onLook }: ErrorSummaryProps) {
  const wanted = useRef<string | null>(null);
  // A field that comes into sight by the press can take the focus once it is rendered.
  useEffect(() => {
    if (wanted.current !== null) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (
    <div role="alert" tabIndex={-1} className={summary}>
      <p className={heading}>
        <span className={icon}>
          <Icon of={circleAlertIcon} />
        </span>
        <span>{title}</span>
      </p>
      {faults.length > 0 && (
        <ul className={list}>
          {faults.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <Anchor
                className={item}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onLook?.(fieldId);
                  wanted.current = fieldId;
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
