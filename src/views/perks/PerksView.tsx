import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { arePerksLoading, havePerksFailed, listedPerks } from '../../../machines/perks/perks.selectors.ts';
import { isLoggedIn, isRestoring } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { PerkCard, PerkGrid } from '../../ui/offers/PerkCard.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { onDemand } from '../on-demand.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useShop } from '../shop-context.ts';
import type { OwnPoints, PerksRef } from './perks-ref.ts';
import { useHas } from '../use-has.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** No visitor has any. */
const DashboardPoints = onDemand(
  async () => (await import('../dashboard/DashboardPoints.tsx')).DashboardPoints,
);

interface PerksViewProps {
  perks: PerksRef;
  points: OwnPoints;
}

/** 'Vantaggi': what a point is worth, the shopper's own, and what else the card gives (NAV-16). */
export function PerksView({ perks, points }: PerksViewProps) {
  const { t } = useLingui();
  const { pointsPerEuro } = useShop().tenant.facts;
  const hasLoyalty = useHas('loyalty');
  const title = t`Vantaggi`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Home` }]} current={title} />
      <Stack gap="6">
        <Hero title={title} aside={hasLoyalty && <PointsOfVisitor points={points} />}>
          {hasLoyalty && pointsPerEuro > 0
            ? t`${plural(pointsPerEuro, { one: '# punto', other: '# punti' })} per ogni euro di spesa`
            : t`Quello che la tua carta ti dà`}
        </Hero>
        <PerksContent perks={perks} />
      </Stack>
    </Page>
  );
}

function PointsOfVisitor({ points }: Pick<PerksViewProps, 'points'>) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  const restoring = useSelector(session, isRestoring);
  if (loggedIn) return <PointsOfShopper points={points} />;
  if (restoring) return <PointsToCome />;
  return (
    <Panel gap="3">
      <Text>{t`Accedi per vedere i tuoi punti e i tuoi buoni.`}</Text>
      <Stack align="start">
        <Button onClick={() => session.send({ type: 'login.request' })}>{t`Accedi`}</Button>
      </Stack>
    </Panel>
  );
}

function PointsToCome() {
  return (
    <Stack busy>
      <Skeleton height="panel" />
    </Stack>
  );
}

function PointsOfShopper({ points }: Pick<PerksViewProps, 'points'>) {
  const { t } = useLingui();
  const gifts = useSyncExternalStore(points.subscribe, points.current, () => null);
  return (
    <Stack gap="3">
      {gifts !== null && <DashboardPoints gifts={gifts} meanwhile={<PointsToCome />} />}
      <TextLink href={paths.loyalty} alone>{t`Punti e buoni`}</TextLink>
    </Stack>
  );
}

function PerksContent({ perks }: Pick<PerksViewProps, 'perks'>) {
  const { t } = useLingui();
  const listed = useSelector(perks, listedPerks);
  const isLoading = useSelector(perks, arePerksLoading);
  const hasFailed = useSelector(perks, havePerksFailed);
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => perks.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Si è verificato un errore, riprova tra qualche minuto.`}
      </Alert>
    );
  if (isLoading)
    return (
      <Stack busy>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </Stack>
    );
  if (listed.length === 0)
    return (
      <EmptyState title={t`Nessun vantaggio in questo momento`}>
        {t`Quando ce ne sono, li trovi qui.`}
      </EmptyState>
    );
  return (
    <PerkGrid>
      {listed.map(({ slug, title, testo_validit: terms, content }) => (
        <PerkCard key={slug} id={slug} title={<DataText>{title.rendered}</DataText>} terms={terms}>
          <RichText html={content.rendered} />
        </PerkCard>
      ))}
    </PerkGrid>
  );
}
