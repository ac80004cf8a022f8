import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Timeslot } from '../../../contract/api/shopping/timeslot.ts';
import { slotLabel } from '../../../contract/rules/checkout/timeslots.ts';
import { slotHours } from '../../text/day.ts';
import { blockData } from '../../../machines/content-block/content-block.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import type { timeslotPickerMachine } from '../../../machines/timeslot-picker/timeslot-picker.machine.ts';
import {
  hasNoSlots,
  hasSlotsFailed,
  isGridOpen,
  isPickerLoading,
  isPickupPicker,
  listedDays,
  nextFreeDay,
  openDay,
  openSlots,
  pickedSlot,
  pickerError,
} from '../../../machines/timeslot-picker/timeslot-picker.selectors.ts';
import { addressText } from '../../text/address.ts';
import { money } from '../../text/money.ts';
import { orderByText } from '../../text/order-by.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { DayTabs } from '../../ui/navigation/DayTabs.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlotGrid, SlotLegend } from '../../ui/commerce/SlotGrid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { LocationCard } from '../../ui/commerce/LocationCard.tsx';
import { SlotTimer } from '../cart/SlotTimer.tsx';
import { useHoldLeft } from '../cart/use-hold-left.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useDeliveryPlace } from '../words/use-delivery-place.ts';
import { useSlotCost } from '../home/use-slot-cost.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

type PickerRef = ActorRefFrom<typeof timeslotPickerMachine>;

/** Whether what is ordered is collected: as the cart has it, which may have changed since the picker opened. */
function useIsPickup(picker: PickerRef): boolean {
  const { cart } = useShop().flows;
  const service = useSelector(cart, (snapshot) => shownCart(snapshot)?.shippingAddress?.deliveryServiceId);
  const opened = useSelector(picker, isPickupPicker);
  return service === undefined ? opened : service === deliveryServiceCodes.pickup;
}

/** One tab per day, a grid of slots; picking one acts at once (SLOT-01…SLOT-08). */
export function TimeslotDialog({ picker }: { picker: PickerRef }) {
  const { t } = useLingui();
  const { flows } = useShop();
  const intro = useSelector(flows.slotIntro, (block) => blockData(block, 'category'));
  const info = intro?.category.metaData.category_info;
  const isPickup = useIsPickup(picker);
  const loading = useSelector(picker, isPickerLoading);
  const empty = useSelector(picker, hasNoSlots);
  const hasFailed = useSelector(picker, hasSlotsFailed);
  const error = useErrorMessage(useSelector(picker, pickerError));
  return (
    <Dialog
      open
      size="xl"
      title={t`Fascia oraria`}
      description={
        isPickup ? (
          t`Quando vieni a ritirare la spesa? Scegli il giorno e la fascia oraria: il posto resta tuo mentre finisci la spesa.`
        ) : info === undefined ? (
          t`Scegli quando vuoi ricevere la spesa.`
        ) : (
          <DataText translated={intro?.category.translated}>
            {`${info.TITLE}${/[.?!]$/.test(info.TITLE) ? '' : '.'} ${info.DESCRIPTION}`}
          </DataText>
        )
      }
      closeLabel={t`Chiudi`}
      onClose={() => picker.send({ type: 'picker.dismiss' })}
    >
      <ChosenAddress picker={picker} />
      <HeldSlot />
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      {hasFailed ? (
        <Alert
          tone="danger"
          action={<TextButton onClick={() => picker.send({ type: 'slots.reload' })}>{t`Riprova`}</TextButton>}
        >
          {t`Non riusciamo a caricare le fasce orarie.`}
        </Alert>
      ) : empty ? (
        <EmptyState
          title={t`Nessuna fascia oraria libera`}
          level={3}
          actions={
            <Button onClick={() => picker.send({ type: 'address.change' })}>
              {isPickup ? t`Scegli un altro negozio` : t`Scegli un altro indirizzo`}
            </Button>
          }
        >
          {isPickup
            ? t`In questo negozio non ci sono posti nei prossimi giorni.`
            : t`Per questo indirizzo non ci sono posti nei prossimi giorni.`}
        </EmptyState>
      ) : loading ? (
        <Stack>
          <Skeleton height="panel" />
          <Skeleton height="panel" />
        </Stack>
      ) : (
        <Slots picker={picker} />
      )}
    </Dialog>
  );
}

function ChosenAddress({ picker }: { picker: PickerRef }) {
  const { flows } = useShop();
  const address = useSelector(flows.cart, (snapshot) => shownCart(snapshot)?.shippingAddress ?? null);
  const placeOf = useDeliveryPlace();
  if (address === null) return null;
  const { icon, change } = placeOf(address.addressTypeId);
  return (
    <LocationCard
      icon={icon}
      title={address.addressName}
      action={
        address.editable ? (
          <TextButton small onClick={() => picker.send({ type: 'address.change' })}>
            {change}
          </TextButton>
        ) : undefined
      }
    >
      {addressText(address)}
    </LocationCard>
  );
}

/** The slot that is kept for the cart, and for how long (B-16). */
function HeldSlot() {
  const { flows, today } = useShop();
  const days = useDayWords();
  const slot = useSelector(flows.cart, (snapshot) => shownCart(snapshot)?.timeslot ?? null);
  const holdLeft = useHoldLeft();
  if (slot === null || holdLeft === null) return null;
  return (
    <Alert
      tone="success"
      icon={clockIcon}
      title={`${days.relative(slot.dateIso, today)}, ${slotHours(slot)}`}
    >
      <SlotTimer left={holdLeft} />
    </Alert>
  );
}

function Slots({ picker }: { picker: PickerRef }) {
  const { t } = useLingui();
  const { today } = useShop();
  const panelId = useId();
  const days = useSelector(picker, listedDays);
  const open = useSelector(picker, openDay);
  const slots = useSelector(picker, openSlots);
  const isOpen = useSelector(picker, isGridOpen);
  const picked = useSelector(picker, pickedSlot);
  const next = useSelector(picker, nextFreeDay);
  const words = useDayWords();
  const view = useSlotView();
  if (open === null) return null;
  return (
    <>
      <DayTabs
        label={t`Giorni`}
        panelId={panelId}
        selected={open}
        days={days.map(({ dateIso }) => ({ id: dateIso, ...words.tab(dateIso, today) }))}
        disabledReason={isOpen ? undefined : t`Stiamo prenotando la fascia scelta`}
        onSelect={(dateIso) => picker.send({ type: 'day.open', dateIso })}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, open)}>
        <SlotGrid
          label={t`Fasce orarie`}
          slots={slots.map(view)}
          pending={isOpen ? undefined : String(picked?.timeslotId ?? '')}
          onPick={(id) => picker.send({ type: 'slot.pick', dateIso: open, timeslotId: Number(id) })}
        />
      </div>
      {next !== null && (
        <Alert
          tone="info"
          action={
            <TextButton onClick={() => picker.send({ type: 'day.open', dateIso: next })}>
              {t`Vedi ${words.relativeWithin(next, today)}`}
            </TextButton>
          }
        >
          {t`Questo giorno è completo: il primo posto libero è ${words.relativeWithin(next, today)}.`}
        </Alert>
      )}
      <SlotLegend
        items={[
          { state: 'free', label: t`libera` },
          { state: 'few', label: t`quasi piena` },
          { state: 'full', label: t`non disponibile` },
          { state: 'chosen', label: t`selezionata` },
        ]}
      />
    </>
  );
}

const states = { free: 'free', 'almost-full': 'few', full: 'full', closed: 'full' } as const;

/** A slot as the grid shows it: hours, what it costs this cart instead of its own price, and its state in words (SLOT-06, SLOT-17, B-31). */
function useSlotView() {
  const { t, i18n } = useLingui();
  const { today } = useShop();
  const costOf = useSlotCost();
  const words = { free: t`libera`, 'almost-full': t`quasi piena`, full: t`completa`, closed: t`chiusa` };
  return (slot: Timeslot) => {
    const label = slotLabel(slot);
    const { price, terms } = costOf(slot);
    const own = money(slot.price);
    return {
      id: String(slot.timeslotId),
      time: slotHours(slot),
      price,
      terms: terms === undefined || price === own ? terms : t`invece di ${own}, ${terms}`,
      state: slot.selected ? ('chosen' as const) : states[label],
      stateWord: slot.selected ? t`selezionata` : words[label],
      tag: slot.green ? (slot.greenReason ?? t`Furgone già in zona`) : undefined,
      reason:
        label === 'full'
          ? t`Questa fascia è completa`
          : label === 'closed'
            ? t`Questa fascia non si può più prenotare`
            : orderByText(i18n, { cutoff: slot.cutoff, today }),
    };
  };
}
