import { useLingui } from '@lingui/react/macro';
import type { RegistrationStep } from '../../../contract/rules/session/registration-form.ts';

const order: readonly RegistrationStep[] = ['person', 'place', 'terms'];

/** What a phone says of the step it shows. */
export function useStepTitles(step: RegistrationStep) {
  const { t } = useLingui();
  const titles: Readonly<Record<RegistrationStep, string>> = {
    person: t`Chi sei`,
    place: t`Dove arriva la spesa`,
    terms: t`Carta e consensi`,
  };
  const number = order.indexOf(step) + 1;
  const of = order.length;
  return { number, of, title: titles[step], count: t`Passo ${number} di ${of}` };
}
