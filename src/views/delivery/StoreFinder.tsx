import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  finderError,
  finderKind,
  finderPositionRef,
  finderText,
  foundPlaces,
  hasFinderFailed,
  isFinderBusy,
  isPlaceSelecting,
  isPlaceUnknown,
} from '../../../machines/store-finder/store-finder.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { searchIcon } from '../../ui/icons/search.ts';
import { FieldRow } from '../../ui/form-layout/FieldRow.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FinderPosition, PositionButton } from './FinderPosition.tsx';
import type { FinderRef } from './finder-ref.ts';
import { FoundPlaces } from './FoundPlaces.tsx';

/** A store or a locker to collect at, looked for by postal code, town or position (ADR-04, ADR-30, ADR-32). */
export function StoreFinder({ finder }: { finder: FinderRef }) {
  const { t } = useLingui();
  const kind = useSelector(finder, finderKind);
  const places = useSelector(finder, foundPlaces);
  const busy = useSelector(finder, isFinderBusy);
  const hasFailed = useSelector(finder, hasFinderFailed);
  const error = useErrorMessage(useSelector(finder, finderError));
  const retry = <TextButton onClick={() => finder.send({ type: 'places.reload' })}>{t`Riprova`}</TextButton>;
  const lost =
    kind === 'store' ? t`Non riusciamo a caricare i negozi.` : t`Non riusciamo a caricare i locker.`;
  return (
    <Stack busy={busy}>
      <FinderSearch finder={finder} />
      <MessageArea role="alert">
        {hasFailed ? (
          <Alert tone="danger" action={retry}>
            {lost}
          </Alert>
        ) : (
          error !== null && <Alert tone="danger">{error}</Alert>
        )}
      </MessageArea>
      {places !== null ? (
        places.length === 0 ? (
          <EmptyState title={kind === 'store' ? t`Nessun negozio con ritiro` : t`Nessun locker`} level={3}>
            {t`Per ora la spesa arriva solo a casa: scegli un indirizzo di consegna.`}
          </EmptyState>
        ) : (
          <FoundPlaces finder={finder} places={places} />
        )
      ) : (
        busy && (
          <>
            <Skeleton height="slot" />
            <Skeleton height="slot" />
          </>
        )
      )}
    </Stack>
  );
}

function FinderSearch({ finder }: { finder: FinderRef }) {
  const { t } = useLingui();
  const typed = useSelector(finder, finderText);
  const unknown = useSelector(finder, isPlaceUnknown);
  const selecting = useSelector(finder, isPlaceSelecting);
  const position = useSelector(finder, finderPositionRef);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finder.send({ type: 'query.submit' });
      }}
    >
      <Stack gap="2">
        {position !== undefined && <FinderPosition position={position} />}
        <FieldRow action={position !== undefined && <PositionButton position={position} />}>
          <TextField
            type="search"
            label={t`CAP o città`}
            labelHidden
            placeholder={t`CAP o città`}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={80}
            value={typed}
            error={unknown ? t`Non conosciamo questo posto: prova con il CAP.` : undefined}
            onValue={(text) => finder.send({ type: 'query.changed', text })}
            trailing={<IconButton type="submit" label={t`Cerca`} icon={searchIcon} disabled={selecting} />}
          />
        </FieldRow>
      </Stack>
    </form>
  );
}
