import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { shownStep } from '../../../machines/registration-steps/registration-steps.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { RegistrationStepsRef } from './registration-ref.ts';
import { useStepTitles } from './use-step-titles.ts';

interface RegistrationBarProps {
  steps: RegistrationStepsRef;
  busy: boolean;
}

/** From step to step on phones; the last one sends the form. */
export function RegistrationBar({ steps, busy }: RegistrationBarProps) {
  const { t } = useLingui();
  const step = useSelector(steps, shownStep);
  const { count } = useStepTitles(step);
  return (
    <BuyBar
      at="lowest"
      lead={
        step === 'person' ? (
          <Text size="sm" tone="muted">
            {count}
          </Text>
        ) : (
          <Button variant="ghost" onClick={() => steps.send({ type: 'step.back' })}>
            {t`Indietro`}
          </Button>
        )
      }
      action={
        <Button
          type="submit"
          size="lg"
          block
          busy={busy}
          onClick={(event) => {
            // The second press of two at once would be the first one of the next step.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {step === 'terms' ? t`Registrati` : t`Continua`}
        </Button>
      }
    />
  );
}
