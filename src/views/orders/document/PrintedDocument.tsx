import { useLingui } from '@lingui/react/macro';
import type { OrderDocument } from '../../../../contract/api/ordering/order-document.ts';
import { contentText } from '../../../text/quantity.ts';
import type { DocumentKind } from '../../../../machines/invoice-document/invoice-document.types.ts';
import { money } from '../../../text/money.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Totals, type TotalsRow } from '../../../ui/commerce/Totals.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DocumentTable, ScreenOnly } from '../../../ui/orders/DocumentTable.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { DataText } from '../../../ui/primitives/DataText.tsx';

interface PrintedDocumentProps {
  kind: DocumentKind;
  document: OrderDocument;
  /** Null where nothing can be printed. */
  onPrint: (() => void) | null;
}

const some = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** Renders number, parties, lines, VAT and sums of a document (ORD-16). */
export function PrintedDocument({ kind, document, onPrint }: PrintedDocumentProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const { seller, holder, number } = document;
  const unlessNothing = (key: string, label: string, amount: number): TotalsRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(amount), minus: amount < 0 }];
  return (
    <Stack>
      <Row justify="between" wrap>
        <Heading level={1}>{kind === 'invoice' ? t`Fattura ${number}` : t`Scontrino ${number}`}</Heading>
        {onPrint !== null && (
          <ScreenOnly>
            <Button onClick={onPrint}>{t`Stampa o salva in PDF`}</Button>
          </ScreenOnly>
        )}
      </Row>
      <Text tone="muted">{t`Ordine ${document.orderId}, emesso ${days.dated(document.date)}`}</Text>
      <Stack gap="1">
        <Text weight="strong">{seller.name}</Text>
        <Text size="sm">{some([t`P. IVA ${seller.vatNumber}`, seller.email, seller.phone])}</Text>
      </Stack>
      {holder !== null && (
        <Stack gap="1">
          <Text size="sm" tone="muted">{t`Intestata a`}</Text>
          <Text weight="strong">{holder.companyName}</Text>
          <Text size="sm">
            {some([
              `${holder.address1} ${holder.addressNumber}`,
              `${holder.postalcode} ${holder.city} ${holder.province}`,
              holder.vatNumber === '' ? '' : t`P. IVA ${holder.vatNumber}`,
              holder.fiscalCode === '' ? '' : t`C. F. ${holder.fiscalCode}`,
              holder.sdiCode === '' ? '' : t`SDI ${holder.sdiCode}`,
              holder.pec,
            ])}
          </Text>
        </Stack>
      )}
      <DocumentTable
        label={t`Prodotti`}
        columns={[t`Prodotto`, t`Quantità`, t`IVA`, t`Totale`]}
        rows={document.lines.map(
          ({ name, shortDescr, quantity, weight, unit, vatPercent, total }, index) => ({
            key: String(index),
            cells: [
              <DataText key="name">{some([name, shortDescr])}</DataText>,
              quantity > 0 ? String(quantity) : contentText(weight, unit),
              `${vatPercent}%`,
              money(total),
            ],
          }),
        )}
      />
      <DocumentTable
        label={t`Riepilogo IVA`}
        columns={[t`Aliquota`, t`Imponibile`, t`Imposta`, t`Totale`]}
        rows={document.vat.map(({ percent, taxable, vat, total }) => ({
          key: percent,
          cells: [`${percent}%`, money(taxable), money(vat), money(total)],
        }))}
      />
      <Totals
        rows={[
          ...unlessNothing('fee', t`Consegna`, document.deliveryFee),
          ...unlessNothing('gift', t`Buoni`, 0 - document.gift),
          ...unlessNothing('notCharged', t`Oltre la somma bloccata`, 0 - document.notCharged),
          { key: 'total', label: t`Totale`, value: money(document.total) },
          ...unlessNothing('refunded', t`Reso per segnalazioni`, 0 - document.refunded),
        ]}
        total={{ label: t`Pagato`, value: money(document.paid) }}
      />
    </Stack>
  );
}
