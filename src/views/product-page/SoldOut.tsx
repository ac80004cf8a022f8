import { messages } from '#words/alerts.po';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  alternativesFound,
  areAlternativesComing,
  areAlternativesLost,
} from '../../../machines/alternatives/alternatives.selectors.ts';
import { lineOfProduct, shownCart } from '../../../machines/cart/cart.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ProductRows } from '../../ui/commerce/ProductRow.tsx';
import { bellIcon } from '../../ui/icons/device/bell.ts';
import { bellRingIcon } from '../../ui/icons/device/bell-ring.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FocusHandoff } from '../../ui/overlays/FocusHandoff.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShortageWords } from '../cart/use-shortage-words.ts';
import { useAlert } from '../product-alert/use-alert.ts';
import { FoundProductRow } from '../product-tile/FoundProductRow.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { AlternativesComing } from './AlternativesComing.tsx';
import type { AlternativesRef } from './product-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** What it says: the words of products that are there do not come with it. */
export const soldOutWords = messages;

interface SoldOutProps {
  alternatives: AlternativesRef;
  product: Product;
}

/** Why the product cannot be had, how one hears that it is back, and what can be had in its place (B-25, B-28). */
export function SoldOut({ alternatives, product }: SoldOutProps) {
  const { t } = useLingui();
  const { isOn, isOnItsWay, turn } = useAlert(product);
  const hasPush = useHas('push');
  const reason = useReason(product);
  const { name } = product;
  const how = hasPush
    ? t`Una sola e-mail, e una notifica dove hai acceso gli avvisi di ritorno.`
    : t`Una sola e-mail, quando torna.`;
  const action = (
    <FocusHandoff>
      {isOn ? (
        <Button
          variant="secondary"
          size="lg"
          aria-label={t`Spegni l’avviso di ${name}`}
          busy={isOnItsWay}
          onClick={() => turn(false)}
        >
          {t`Spegni`}
        </Button>
      ) : (
        <Button
          block
          size="lg"
          icon={bellIcon}
          aria-label={t`Avvisami quando torna ${name}`}
          busy={isOnItsWay}
          onClick={() => turn(true)}
        >
          {t`Avvisami`}
        </Button>
      )}
    </FocusHandoff>
  );
  return (
    <>
      {isOn ? (
        <Alert role="status" tone="success" icon={bellRingIcon} title={t`Ti avvisiamo quando torna`}>
          <p>{how}</p>
          {hasPush && <TextLink href={paths.notifications} alone>{t`Scegli come`}</TextLink>}
        </Alert>
      ) : (
        <Alert tone="warning" title={reason} />
      )}
      <Responsive on="fromTablet">
        {action}
        {!isOn && (
          <Text size="sm" tone="muted">
            {how}
          </Text>
        )}
      </Responsive>
      <Instead alternatives={alternatives} product={product} />
      <BuyBar lead={isOn && <Text size="sm" tone="success">{t`Avviso acceso`}</Text>} action={action} />
    </>
  );
}

/** In the cart's words where the cart holds it, else for the day of the slot; in one line, as the day comes to be known later. */
function useReason(product: Product): string {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const day = useSelector(cart, (snapshot) => shownCart(snapshot)?.timeslot?.dateIso ?? null);
  const line = useSelector(cart, (snapshot) => lineOfProduct(snapshot, product.productId));
  const days = useDayWords();
  const words = useShortageWords();
  const said = line === null ? null : words(line, day);
  if (said !== null) return said;
  if (day === null) return t`Non ce n’è più`;
  const weekday = days.parts(day).weekday.whole;
  return t`Non disponibile ${weekday}`;
}

const rows = 3;

function Instead({ alternatives, product }: SoldOutProps) {
  const { t } = useLingui();
  const found = useSelector(alternatives, alternativesFound);
  const isComing = useSelector(alternatives, areAlternativesComing);
  const isLost = useSelector(alternatives, areAlternativesLost);
  if (isLost) {
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button onClick={() => alternatives.send({ type: 'alternatives.retry' })}>{t`Riprova`}</Button>
        }
      >
        {t`Non riusciamo a caricare i prodotti simili`}
      </Alert>
    );
  }
  if (isComing) {
    return <AlternativesComing alternatives={alternatives} product={product} />;
  }
  const category = product.breadCrumbs.at(-1);
  if (found.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={2} look="card">
        {t`Al suo posto`}
      </Heading>
      <ProductRows>
        {found.slice(0, rows).map((one) => (
          <FoundProductRow key={one.productId} product={one} as="li" />
        ))}
      </ProductRows>
      {found.length > rows && category !== undefined && (
        <p>
          <TextLink href={paths.category(category.slug)} alone>
            <Trans>Altri in {nameText(category)}</Trans>
          </TextLink>
        </p>
      )}
    </Stack>
  );
}
