import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isFeatureOn } from '../../../contract/rules/session/beta-feature.ts';
import { isBetaTester } from '../../../machines/cart/cart.selectors.ts';
import { cardNumberText } from '../../text/card-number.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';
import { WorkplaceForm, type ShopAtWorkRef } from './WorkplaceForm.tsx';
import { useHas } from '../use-has.ts';

interface CardPanelProps {
  /** Of the loyalty card; empty without one. */
  cardNumber: string;
  shopAtWork: ShopAtWorkRef;
}

/** 'Carta fedeltà e convenzioni' (LOY-02, REG-24); without what the brand keeps to its beta testers (SES-25). */
export function CardPanel({ cardNumber, shopAtWork }: CardPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { tenant, flows } = useShop();
  const betaTester = useSelector(flows.cart, isBetaTester);
  const isOpen = isFeatureOn('shopAtWork', { facts: tenant.facts, betaTester });
  const hasLoyalty = useHas('loyalty');
  if (!hasLoyalty && !isOpen) return null;
  return (
    <Panel labelledBy={id}>
      <Heading level={2} look="card" id={id}>
        {!hasLoyalty ? t`Convenzioni` : isOpen ? t`Carta fedeltà e convenzioni` : t`Carta fedeltà`}
      </Heading>
      {hasLoyalty && (
        <DetailRows>
          <DetailRow
            name={t`Carta fedeltà`}
            value={cardNumber === '' ? t`Nessuna` : cardNumberText(cardNumber)}
          />
        </DetailRows>
      )}
      {isOpen && <WorkplaceForm shopAtWork={shopAtWork} />}
    </Panel>
  );
}
