import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-class.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { useNow } from '../words/use-now.ts';

interface ResendButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  busy: boolean;
  /** From when it may be pressed, in ms since the epoch; null where it may be now. */
  nextAt: number | null;
  onSend: () => void;
}

/**
 * Asks for another mail. While it rests the seconds are counted beside it, and it is described by the rule: a name that
 * changes each second would be read out each second (REG-07, REG-12).
 */
export function ResendButton({ label, busy, nextAt, onSend, variant, size }: ResendButtonProps) {
  const { t } = useLingui();
  const now = useNow(nextAt, nextAt === null ? undefined : 1000);
  const seconds = nextAt === null ? null : Math.max(1, Math.ceil((nextAt - now) / 1000));
  return (
    <Row gap="2">
      <Button
        variant={variant}
        size={size}
        busy={busy}
        disabledReason={seconds === null ? undefined : t`Puoi farlo un minuto dopo l’ultima e-mail`}
        reasonHidden
        onClick={onSend}
      >
        {label}
      </Button>
      {seconds !== null && <Countdown>{t`fra ${seconds} s`}</Countdown>}
    </Row>
  );
}
