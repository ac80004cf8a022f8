import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Usuals } from '../../../contract/api/ordering/usuals.ts';
import {
  areUsualsSignedOut,
  haveUsualsFailed,
  shownUsuals,
} from '../../../machines/usuals/usuals.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { SkipLink } from '../../ui/navigation/SkipLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { UsualGroups } from './UsualGroups.tsx';
import { UsualsFilters } from './UsualsFilters.tsx';
import type { UsualsRef } from './usuals-ref.ts';
import { readyIds, SaveAsList, UsualsBar, UsualsSummary } from './UsualsSummary.tsx';

/** 'I tuoi soliti': what is bought often, ready to be bought again with one press (B-20). */
export function UsualsView({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const known = useSelector(usuals, shownUsuals);
  const hasFailed = useSelector(usuals, haveUsualsFailed);
  const isAwaitingSession = useSelector(usuals, areUsualsSignedOut);
  const reload = () => usuals.send({ type: 'usuals.reload' });
  return (
    <Page top="md" tall>
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={1}>{t`I tuoi soliti`}</Heading>
          {known !== null && known.usuals.length > 0 && !isAwaitingSession && <Known known={known} />}
        </Stack>
        {hasFailed ? (
          <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
            {t`Non riusciamo a caricare i tuoi soliti.`}
          </Alert>
        ) : isAwaitingSession ? (
          <AwaitingSession onRetry={reload}>
            <UsualsSkeleton />
          </AwaitingSession>
        ) : known === null ? (
          <UsualsSkeleton />
        ) : known.usuals.length === 0 ? (
          <EmptyState
            title={t`Ancora niente di solito`}
            picture="/media/emoji/1f9fa-240.webp"
            actions={<ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>}
          >
            {t`Quando compri un prodotto per la seconda volta lo trovi qui, con la quantità che prendi di solito.`}
          </EmptyState>
        ) : (
          <KnownUsuals usuals={usuals} />
        )}
      </Stack>
    </Page>
  );
}

/** How many there are, and when the shopper bought last. */
function Known({ known }: { known: Usuals }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const count = t`${plural(known.usuals.length, { one: '# prodotto', other: '# prodotti' })}`;
  const last =
    known.lastOrderAt === null ? null : days.relativeWithin(shopTime(known.lastOrderAt).day, today);
  return <Text tone="muted">{last === null ? count : t`${count} · ultima spesa ${last}`}</Text>;
}

function KnownUsuals({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  return (
    <>
      <ReadySkipLink on="phone" />
      <ReadySkipLink on="fromTablet" />
      <UsualsFilters usuals={usuals} />
      <TwoColumn asideLabel={t`Pronti per il carrello`} aside={<UsualsSummary usuals={usuals} />}>
        <UsualGroups usuals={usuals} />
        <Responsive on="phone">
          <SaveAsList usuals={usuals} />
        </Responsive>
      </TwoColumn>
      <UsualsBar usuals={usuals} />
    </>
  );
}

/** Past all rows to what is ready, which stands after them. */
function ReadySkipLink({ on }: { on: keyof typeof readyIds }) {
  const { t } = useLingui();
  return (
    <Responsive on={on}>
      <SkipLink href={`#${readyIds[on]}`}>{t`Vai ai pronti`}</SkipLink>
    </Responsive>
  );
}

const UsualsSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);
