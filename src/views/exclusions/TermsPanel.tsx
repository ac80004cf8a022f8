import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type RefObject } from 'react';
import { longestExcludedTerm, mostExcludedTerms } from '../../../contract/api/account/exclusion.ts';
import { termFault, typedTerm } from '../../../machines/exclusions/exclusions.selectors.ts';
import { RemovableChips } from '../../ui/buttons/RemovableChips.tsx';
import { AddForm } from '../../ui/form-layout/AddForm.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { ExclusionsRef } from './exclusions-ref.ts';
import { useExclusionsForm } from './use-exclusions-form.ts';

interface TermsPanelProps {
  exclusions: ExclusionsRef;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Ingredients and brands in the shopper's own words: what cannot be added stays in the field, and why is said. */
export function TermsPanel({ exclusions, fieldRef }: TermsPanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { form, busy } = useExclusionsForm(exclusions);
  const term = useSelector(exclusions, typedTerm);
  const fault = useSelector(exclusions, termFault);
  const faults = {
    blank: t`Scrivi un ingrediente o una marca.`,
    twice: t`L’hai già escluso.`,
    long: t`È troppo lungo: bastano ${longestExcludedTerm} caratteri.`,
    many: t`Ne hai già ${mostExcludedTerms}, di più non ne teniamo: togline uno.`,
  };
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>{t`Ingredienti e marche`}</Heading>
      <AddForm
        label={t`Ingrediente o marca da escludere`}
        placeholder={t`per esempio olio di palma`}
        add={t`Aggiungi`}
        value={term}
        error={fault === null ? undefined : faults[fault]}
        busy={busy}
        fieldRef={fieldRef}
        onValue={(text) => exclusions.send({ type: 'term.type', text })}
        onAdd={() => exclusions.send({ type: 'term.add' })}
      />
      <RemovableChips
        label={t`Ingredienti e marche esclusi`}
        chips={form.terms.map((words) => ({ words, removeLabel: t`Togli ${words}` }))}
        busy={busy}
        onRemove={(words) => exclusions.send({ type: 'term.remove', term: words })}
        onEmptied={() => fieldRef.current?.focus()}
      />
    </Panel>
  );
}
