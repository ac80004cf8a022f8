import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Allergen, Diet } from '../../../contract/rules/catalogue/allergens.ts';
import { allergenNames } from '../../text/allergens.ts';
import { ToggleChips } from '../../ui/buttons/ToggleChips.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ExclusionsRef } from './exclusions-ref.ts';
import { useExclusionsForm } from './use-exclusions-form.ts';

interface PanelProps {
  exclusions: ExclusionsRef;
}

/** The fourteen of the law, those that most shoppers look for first. */
const shownAllergens: readonly Allergen[] = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
];

const dietNames: Readonly<Record<Diet, MessageDescriptor>> = {
  vegetariano: msg`Vegetariana`,
  vegano: msg`Vegana`,
};
const shownDiets: readonly Diet[] = ['vegetariano', 'vegano'];

export function AllergensPanel({ exclusions }: PanelProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const { form, busy } = useExclusionsForm(exclusions);
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>{t`Allergeni`}</Heading>
      <ToggleChips
        labelledBy={titleId}
        choices={shownAllergens.map((allergen) => ({
          value: allergen,
          label: i18n._(allergenNames[allergen]),
        }))}
        pressed={form.allergens}
        busy={busy}
        onToggle={(allergen) => exclusions.send({ type: 'allergen.toggle', allergen })}
      />
      <Checkbox
        label={t`Anche le tracce («può contenere»)`}
        checked={form.traces}
        disabled={busy}
        onChecked={(isOn) => exclusions.send({ type: 'traces.choose', isOn })}
      />
    </Panel>
  );
}

export function DietPanel({ exclusions }: PanelProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const { form, busy } = useExclusionsForm(exclusions);
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>{t`Dieta`}</Heading>
      <ToggleChips
        labelledBy={titleId}
        choices={shownDiets.map((diet) => ({ value: diet, label: i18n._(dietNames[diet]) }))}
        pressed={form.diets}
        busy={busy}
        onToggle={(diet) => exclusions.send({ type: 'diet.toggle', diet })}
      />
      <Text size="sm" tone="muted" reading>
        {t`Segniamo gli alimenti che il produttore non dichiara adatti.`}
      </Text>
    </Panel>
  );
}

export function HidingPanel({ exclusions }: PanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const name = useId();
  const { form, busy } = useExclusionsForm(exclusions);
  const card = (isOn: boolean, title: string, note: string) => (
    <ChoiceCard
      name={name}
      value={String(isOn)}
      title={title}
      note={note}
      checked={form.hide === isOn}
      disabled={busy}
      onPick={() => exclusions.send({ type: 'hiding.choose', isOn })}
    />
  );
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>{t`Nei reparti`}</Heading>
      <RadioGroup legend={t`Nei reparti`} legendHidden>
        {card(false, t`Segnali`, t`Restano al loro posto, con il motivo`)}
        {card(true, t`Nascondi`, t`Dico quanti ne ho nascosti, e si rivedono`)}
      </RadioGroup>
    </Panel>
  );
}
