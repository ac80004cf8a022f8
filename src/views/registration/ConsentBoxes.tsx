import { useLingui } from '@lingui/react/macro';
import type { Disclaimer } from '../../../contract/api/account/disclaimer.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

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

/** A box for each statement, in their order; what the required one is about can be read beside the form. */
export function ConsentBoxes({
  statements,
  accepted,
  disabled = false,
  idOf = ownId,
  errorOf,
  onAnswer,
}: ConsentBoxesProps) {
  const { t } = useLingui();
  return statements.map(({ legalId, text, required }) => (
    <Checkbox
      key={legalId}
      id={idOf(legalId)}
      label={
        required ? (
          <>
            <DataText>{text}</DataText>{' '}
            <TextLink href={paths.content('privacy')} target="_blank" aria-label={t`Leggi l’informativa`}>
              {t`Leggi`}
            </TextLink>
          </>
        ) : (
          <DataText>{text}</DataText>
        )
      }
      name={ownId(legalId)}
      required={required}
      disabled={disabled}
      checked={accepted.includes(legalId)}
      error={errorOf(legalId)}
      onChecked={(on) => onAnswer({ legalId, accepted: on })}
    />
  ));
}
