import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Flyer } from '../../../contract/api/content/flyer.ts';
import { flyerState } from '../../../contract/rules/content/flyer-state.ts';
import { hasFlyerFailed, isFlyerMissing, shownFlyer } from '../../../machines/flyer/flyer.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { UpLink } from '../../ui/buttons/UpLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useShop } from '../shop-context.ts';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { FlyerBadges } from './FlyerBadges.tsx';
import { FlyerProducts } from './FlyerProducts.tsx';
import type { FlyerRef } from './flyer-ref.ts';
import { capitalised, FlyerPeriod } from './FlyerPeriod.tsx';
import { useFlyerWords } from './use-flyer-words.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** A flyer: when it is good for, its text and its products (NAV-16, CMS-04). */
export function FlyerView({ page }: { page: FlyerRef }) {
  const { t } = useLingui();
  const flyer = useSelector(page, shownFlyer);
  const isMissing = useSelector(page, isFlyerMissing);
  const hasFailed = useSelector(page, hasFlyerFailed);
  if (isMissing) return <NotFoundView />;
  const all = { href: paths.flyers, label: t`Volantini` };
  // Until it is there, or when it does not come, its place says what it is.
  const words = t`Volantino`;
  return (
    <Page>
      <UpLink {...all} />
      <Responsive on="fromTablet">
        <Breadcrumbs
          label={t`Percorso`}
          links={[{ href: paths.home, label: t`Home` }, all]}
          current={flyer === null ? words : <DataText>{flyer.title.rendered}</DataText>}
        />
      </Responsive>
      {flyer !== null ? (
        <Stack gap="5">
          <FlyerText flyer={flyer} />
          <FlyerProducts page={page} />
        </Stack>
      ) : (
        <Stack gap="5" busy={!hasFailed}>
          <Heading level={1}>{words}</Heading>
          {hasFailed ? (
            <Alert
              tone="danger"
              role="alert"
              action={<Button onClick={() => page.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
            >
              {t`Si è verificato un errore, riprova tra qualche minuto.`}
            </Alert>
          ) : (
            <Skeleton height="panel" />
          )}
        </Stack>
      )}
    </Page>
  );
}

/** How a picture stands in the hero: at its right, whole. */
const beside = { left: 34, top: 0, width: 64 };

function FlyerText({ flyer }: { flyer: Flyer }) {
  const { period } = useFlyerWords();
  const {
    title,
    content,
    testo_validit: written,
    acf: { picture },
  } = flyer;
  // Where it has no days, or what is written says them, once is enough.
  const isPeriod = capitalised(period(flyer)) === written;
  return (
    <>
      <Hero
        title={<DataText>{title.rendered}</DataText>}
        art={picture === '' ? [] : [{ src: picture, ...beside }]}
      >
        <strong>
          <FlyerPeriod flyer={flyer} isFirst />
        </strong>
        {written !== '' && !isPeriod && (
          <>
            <br />
            <DataText>{written}</DataText>
          </>
        )}
      </Hero>
      <Row wrap>
        <FlyerBadges flyer={flyer} />
      </Row>
      <Prose>
        <RichText html={content.rendered} />
      </Prose>
      <FlyerNotice flyer={flyer} />
    </>
  );
}

/** That the prices of a flyer are not those of today. */
function FlyerNotice({ flyer }: { flyer: Flyer }) {
  const { t } = useLingui();
  const { begin } = useFlyerWords();
  const { is, days } = flyerState(flyer.acf, useShop().today);
  if (is === 'toCome' && days !== null) {
    const from = begin(flyer, days);
    return <Alert>{t`${from}: i prezzi di oggi possono essere diversi`}</Alert>;
  }
  if (is === 'ended')
    return (
      <Alert tone="warning" action={<TextLink href={paths.flyers} alone>{t`Vedi i volantini`}</TextLink>}>
        {t`Questo volantino è finito: i suoi prezzi non valgono più.`}
      </Alert>
    );
  return null;
}
