import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Description } from '../primitives/Description.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { minusIcon } from '../icons/minus.ts';
import { plusIcon } from '../icons/plus.ts';
import { trashIcon } from '../icons/trash.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { takesEscape } from '../primitives/takes-escape.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { button, group, value } from './Stepper.css.ts';

interface StepperSide {
  /** Accessible name. */
  label: string;
  onClick: () => void;
  /** Why this step is not possible; the button stays focusable and describes itself with it. */
  disabledReason?: string | undefined;
}

interface StepperProps {
  size?: keyof typeof group | undefined;
  /** Accessible name of the group. */
  label: string;
  /** The quantity, formatted: "3", "750 g". */
  text: string;
  /** Accessible name of the quantity field. */
  quantityLabel: string;
  decrease: StepperSide & {
    /** The step removes the product: a bin instead of the minus. */
    removes?: boolean | undefined;
  };
  increase: StepperSide;
  /** Called with a quantity typed by hand; without it the field is read-only. */
  onType?: ((text: string) => void) | undefined;
  busy?: boolean | undefined;
}

/** Quantity with minus and plus buttons; a new quantity is announced with the product's name (B-03). */
export function Stepper({
  size = 'card',
  label,
  text,
  quantityLabel,
  decrease,
  increase,
  onType,
  busy = false,
}: StepperProps) {
  return (
    <>
      <div role="group" aria-label={label} aria-busy={busy || undefined} className={group[size]}>
        <Side {...decrease} size={size} icon={decrease.removes ? trashIcon : minusIcon} />
        <Quantity size={size} text={text} label={quantityLabel} onType={onType} />
        <Side {...increase} size={size} icon={plusIcon} />
      </div>
      <Announcement label={label} text={text} />
    </>
  );
}

/** Announces a quantity that changed, and nothing when the page loads; outside of the group, which silences it while busy. */
function Announcement({ label, text }: Pick<StepperProps, 'label' | 'text'>) {
  const [last, setLast] = useState({ text, said: '' });
  // A removal is announced by what confirms it.
  if (last.text !== text) setLast({ text, said: text === '0' ? '' : `${label}: ${text}` });
  return <VisuallyHidden role="status">{last.said}</VisuallyHidden>;
}

interface SideProps extends StepperSide {
  size: keyof typeof group;
  icon: IconShape;
}

function Side({ size, icon, label, onClick, disabledReason }: SideProps) {
  const id = useId();
  const off = disabledReason !== undefined;
  return (
    <>
      <button
        type="button"
        className={button[size]}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-describedby={off ? id : undefined}
        onClick={off ? undefined : onClick}
      >
        <Icon of={icon} />
      </button>
      {off && <Description id={id}>{disabledReason}</Description>}
    </>
  );
}

interface QuantityProps {
  size: keyof typeof group;
  text: string;
  label: string;
  onType: ((text: string) => void) | undefined;
}

function Quantity({ size, text, label, onType }: QuantityProps) {
  // The text while it is being typed; null shows `text`.
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const settled = draft === null ? text : null;
  // What is typed next takes its place: 12, Enter, 7 is 7 and not 127.
  useEffect(() => {
    if (settled !== null && document.activeElement === field.current) field.current?.select();
  }, [settled]);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft.trim() !== '' && draft !== text) onType?.(draft);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <input
      ref={field}
      {...takesEscape(draft !== null)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={value[size]}
      size={Math.ceil(text.length * 0.6)}
      aria-label={label}
      value={draft ?? text}
      readOnly={onType === undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}
