import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-class.ts';
import { VisualOnlyText } from '../../ui/primitives/VisualOnlyText.tsx';
import { useNow } from '../words/use-now.ts';

interface ResendButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  busy: boolean;
  /** From when it may be pressed, in ms since the epoch; null where it may be now. */
  nextAt: number | null;
  onSend: () => void;
}

/**
 * Asks for another mail. While it rests it counts the seconds for whoever sees them, and says the rule to whoever hears
 * it: a name that changes each second would be read out each second (REG-07, REG-12).
 */
export function ResendButton({ label, busy, nextAt, onSend, variant, size }: ResendButtonProps) {
  const { t } = useLingui();
  const now = useNow(nextAt, nextAt === null ? undefined : 1000);
  const seconds = nextAt === null ? null : Math.max(1, Math.ceil((nextAt - now) / 1000));
  return (
    <Button
      variant={variant}
      size={size}
      busy={busy}
      disabledReason={seconds === null ? undefined : t`Puoi farlo un minuto dopo l’ultima e-mail`}
      reasonHidden
      onClick={onSend}
    >
      <span>
        {label}
        {seconds !== null && (
          <>
            {' '}
            <VisualOnlyText text={t`fra ${seconds} s`} />
          </>
        )}
      </span>
    </Button>
  );
}
