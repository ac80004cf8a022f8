import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import {
  areAlertsComing,
  areAlertsLost,
  isAlertOnItsWay,
  isAwaited,
  shownAlerts,
} from '../../../machines/product-alerts/product-alerts.selectors.ts';
import type { ProductAlert } from '../../../machines/product-alerts/product-alerts.types.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { money, moneyPer } from '../../text/money.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ProductRow, ProductRows } from '../../ui/commerce/ProductRow.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { priceFacts } from '../product-tile/price-facts.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** 'Prodotti che aspetti': what the shopper is told of when it is back; each is turned off in place, and on again (B-25). */
export function AwaitedProducts() {
  const { t } = useLingui();
  const titleId = useId();
  const { productAlerts, session } = useShop().flows;
  const alerts = useSelector(productAlerts, shownAlerts);
  const isComing = useSelector(productAlerts, areAlertsComing);
  const isLost = useSelector(productAlerts, areAlertsLost);
  const isSomebody = useSelector(session, isLoggedIn);
  useEffect(() => {
    if (isSomebody) productAlerts.send({ type: 'alerts.reload' });
  }, [productAlerts, isSomebody]);
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>{t`Prodotti che aspetti`}</Heading>
      {isLost ? (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => productAlerts.send({ type: 'alerts.reload' })}>{t`Riprova`}</Button>}
        >
          {t`Non riusciamo a caricare i prodotti che aspetti.`}
        </Alert>
      ) : alerts === null ? (
        <Stack busy={isComing}>
          <Skeleton height="panel" />
        </Stack>
      ) : alerts.length === 0 ? (
        <Text tone="muted" reading>
          {t`Non ne aspetti nessuno. Quando un prodotto è esaurito premi «Avvisami»: ti scriviamo una volta, appena torna.`}
        </Text>
      ) : (
        <ProductRows>
          {alerts.map((alert) => (
            <AwaitedProduct key={alert.product.productId} alert={alert} />
          ))}
        </ProductRows>
      )}
    </Panel>
  );
}

function AwaitedProduct({ alert: { product, askedAt } }: { alert: ProductAlert }) {
  const { t } = useLingui();
  const { today, flows } = useShop();
  const { productAlerts } = flows;
  const { productId, name } = product;
  const isOn = useSelector(productAlerts, (alerts) => isAwaited(alerts, productId));
  const isOnItsWay = useSelector(productAlerts, (alerts) => isAlertOnItsWay(alerts, productId));
  const day = useDayWords().relativeWithin(askedAt === null ? today : shopTime(askedAt).day, today);
  const facts = priceFacts(product);
  const turn = (wanted: boolean) => productAlerts.send({ type: 'alert.set', product, wanted });
  return (
    <ProductRow
      as="li"
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={<span role="status">{isOn ? t`Lo aspetti da ${day}` : t`Non ti avvisiamo più.`}</span>}
      price={facts.per === null ? money(facts.now) : moneyPer(facts.now, facts.per)}
      unit={facts.unitPrice === null ? undefined : moneyPer(facts.unitPrice, facts.unit)}
      action={
        <Button
          variant="secondary"
          aria-label={isOn ? t`Spegni l’avviso di ${name}` : t`Annulla: aspetta ancora ${name}`}
          busy={isOnItsWay}
          onClick={() => turn(!isOn)}
        >
          {isOn ? t`Spegni` : t`Annulla`}
        </Button>
      }
    />
  );
}
