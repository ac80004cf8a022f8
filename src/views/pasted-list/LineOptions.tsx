import { useLingui } from '@lingui/react/macro';
import { takenMatch } from '../../../machines/pasted-list/pasted-list.selectors.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

interface LineOptionsProps {
  list: PastedListRef;
  line: ListLine;
  /** Its place on the list, from 0. */
  at: number;
}

const none = '';

/** The options of what is taken for a line; until each is chosen the line is not added (GATE-11, B-21). */
export function LineOptions({ list, line, at }: LineOptionsProps) {
  const { t } = useLingui();
  const options = takenMatch(line)?.product.selectOptions ?? [];
  if (options.length === 0) return null;
  return (
    <Row wrap>
      {options.map(({ name, parameterName, values }) => {
        const chosen = line.choice.chosen[parameterName] ?? none;
        return (
          <Select
            key={parameterName}
            label={<DataText>{name}</DataText>}
            required
            value={chosen}
            options={[
              ...(chosen === none ? [{ value: none, label: t`Scegli`, disabled: true }] : []),
              ...values.map(({ key, name: label }) => ({ value: key, label, isData: true })),
            ]}
            onValue={(key) => list.send({ type: 'option.choose', line: at, parameterName, key })}
          />
        );
      })}
    </Row>
  );
}
