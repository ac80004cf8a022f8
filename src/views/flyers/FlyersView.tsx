import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Flyer } from '../../../contract/api/content/flyer.ts';
import { flyerState, isRecentlyEnded } from '../../../contract/rules/content/flyer-state.ts';
import {
  areFlyersLoading,
  areMoreFlyersLoading,
  firstFlyersPage,
  haveFlyersFailed,
  haveMoreFlyersFailed,
  listedFlyers,
  nextFlyersPage,
} from '../../../machines/flyers/flyers.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { newspaperIcon } from '../../ui/icons/content/newspaper.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { NavList } from '../../ui/navigation/NavList.tsx';
import { FlyerCard, FlyerGrid, FlyerRows } from '../../ui/offers/FlyerCard.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';
import { FlyerBadges } from './FlyerBadges.tsx';
import type { FlyersRef } from './flyers-ref.ts';
import { FlyerPeriod } from './FlyerPeriod.tsx';
import { useFlyerWords } from './use-flyer-words.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** 'Volantini': those that are good or will be, and those that ended a short while ago (NAV-16, CMS-04). */
export function FlyersView({ flyers }: { flyers: FlyersRef }) {
  const { t } = useLingui();
  const title = t`Volantini`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Home` }]} current={title} />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        <FlyersContent flyers={flyers} />
      </Stack>
    </Page>
  );
}

function FlyersContent({ flyers }: { flyers: FlyersRef }) {
  const { t } = useLingui();
  const { today } = useShop();
  const listed = useSelector(flyers, listedFlyers);
  const isLoading = useSelector(flyers, areFlyersLoading);
  const hasFailed = useSelector(flyers, haveFlyersFailed);
  const firstPage = useSelector(flyers, firstFlyersPage);
  const next = useSelector(flyers, nextFlyersPage);
  const states = listed.map((flyer) => ({ flyer, state: flyerState(flyer.acf, today) }));
  const offered = states.filter(({ state }) => state.is !== 'ended').map(({ flyer }) => flyer);
  const ended = states.filter(({ state }) => isRecentlyEnded(state)).map(({ flyer }) => flyer);
  if (hasFailed) return <ListFailure flyers={flyers} />;
  if (isLoading)
    return (
      <Stack busy>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </Stack>
    );
  return (
    <>
      {firstPage > 1 && (
        <ButtonLink
          variant="secondary"
          href={paths.flyersPage(firstPage - 1)}
        >{t`Mostra i precedenti`}</ButtonLink>
      )}
      {offered.length === 0 ? <NoFlyers /> : <Covers flyers={offered} />}
      {ended.length > 0 && <Ended flyers={ended} />}
      <More flyers={flyers} next={next} />
    </>
  );
}

function ListFailure({ flyers }: { flyers: FlyersRef }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      role="alert"
      action={<Button onClick={() => flyers.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
    >
      {t`Si è verificato un errore, riprova tra qualche minuto.`}
    </Alert>
  );
}

function NoFlyers() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nessun volantino in questo momento`}
      actions={<ButtonLink href={paths.offers}>{t`Vedi le offerte`}</ButtonLink>}
    >
      {t`Le offerte di oggi sono comunque nei reparti.`}
    </EmptyState>
  );
}

const coverTones = ['hero', 'fresh', 'promo'] as const;

function Covers({ flyers }: { flyers: readonly Flyer[] }) {
  const { t } = useLingui();
  const { today } = useShop();
  return (
    <FlyerGrid>
      {flyers.map((flyer, index) => {
        const isToCome = flyerState(flyer.acf, today).is === 'toCome';
        const count = flyer.acf.products.length;
        return (
          <FlyerCard
            key={flyer.slug}
            href={paths.flyer(flyer.slug)}
            title={flyer.title.rendered}
            tone={isToCome ? 'ink' : (coverTones[index % coverTones.length] ?? 'hero')}
            picture={flyer.acf.picture}
            note={isToCome ? t`in anteprima` : t`${plural(count, { one: '# offerta', other: '# offerte' })}`}
            badges={<FlyerBadges flyer={flyer} />}
          >
            <FlyerPeriod flyer={flyer} />
          </FlyerCard>
        );
      })}
    </FlyerGrid>
  );
}

function Ended({ flyers }: { flyers: readonly Flyer[] }) {
  const { t } = useLingui();
  const { period } = useFlyerWords();
  return (
    <Section title={t`Finiti da poco`}>
      <FlyerRows>
        <NavList
          rows={flyers.map((flyer) => {
            const days = period(flyer);
            return {
              href: paths.flyer(flyer.slug),
              label: <DataText>{flyer.title.rendered}</DataText>,
              icon: newspaperIcon,
              note: t`${days}, prezzi non più validi`,
            };
          })}
        />
      </FlyerRows>
    </Section>
  );
}

/** The way to the next page, which is appended; where it did not come, the way to ask for it again (CMS-05). */
function More({ flyers, next }: { flyers: FlyersRef; next: number | null }) {
  const { t } = useLingui();
  const isLoading = useSelector(flyers, areMoreFlyersLoading);
  const hasFailed = useSelector(flyers, haveMoreFlyersFailed);
  if (hasFailed) return <ListFailure flyers={flyers} />;
  if (isLoading)
    return (
      <Stack busy>
        <Skeleton height="panel" />
      </Stack>
    );
  if (next === null) return null;
  return (
    <Stack align="center">
      <ButtonLink variant="secondary" href={paths.flyersPage(next)}>{t`Mostra altri`}</ButtonLink>
    </Stack>
  );
}
