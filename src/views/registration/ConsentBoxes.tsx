import type { Disclaimer } from '../../../contract/api/account/disclaimer.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';

interface ConsentBoxesProps {
  statements: readonly Disclaimer[];
  /** Legal ids of those that are ticked. */
  accepted: readonly number[];
  disabled?: boolean;
  /** Id of a box; `consent-` and the legal id where it is left out. */
  idOf?: (legalId: number) => string;
  errorOf: (legalId: number) => string | undefined;
  onAnswer: (answer: { legalId: number; accepted: boolean }) => void;
}

const ownId = (legalId: number) => `consent-${legalId}`;

/** A box for each statement, in their order. */
export const ConsentBoxes = ({
  statements,
  accepted,
  disabled = false,
  idOf = ownId,
  errorOf,
  onAnswer,
}: ConsentBoxesProps) =>
  statements.map(({ legalId, text, required }) => (
    <Checkbox
      key={legalId}
      id={idOf(legalId)}
      label={text}
      name={ownId(legalId)}
      required={required}
      disabled={disabled}
      checked={accepted.includes(legalId)}
      error={errorOf(legalId)}
      onChecked={(on) => onAnswer({ legalId, accepted: on })}
    />
  ));
