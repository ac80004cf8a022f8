import { useId } from 'react';
import type { ProductOption } from '../../../contract/api/shopping/product.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

interface OptionGroupProps {
  option: ProductOption;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The choices of one option, as a radio group named after it. */
export function OptionGroup({ option, chosen, onChoose }: OptionGroupProps) {
  const group = useId();
  return (
    <RadioGroup legend={<DataText>{option.name}</DataText>} required columns={3}>
      {option.values.map((value) => (
        <ChoiceCard
          key={value.key}
          title={<DataText>{value.name}</DataText>}
          name={group}
          value={value.key}
          checked={chosen === value.key}
          onPick={onChoose}
        />
      ))}
    </RadioGroup>
  );
}
