import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { postalcodeIn } from '../../../contract/rules/address/postalcode-in.ts';
import {
  areaNoticeRef,
  areaPositionRef,
  areaSuggestRef,
  askedArea,
  isAreaFailed,
  isCheckingArea,
  isQuestionUnclear,
  isServed,
  isUnserved,
  nearestStores,
} from '../../../machines/service-area/service-area.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { OwnPosition } from '../delivery/OwnPosition.tsx';
import { PlaceSearch } from '../delivery/PlaceSearch.tsx';
import { AreaNotice } from './AreaNotice.tsx';
import { placeText } from './place-text.ts';
import { ServedArea } from './ServedArea.tsx';
import type { ServiceAreaRef } from './service-area-ref.ts';
import { UnservedArea } from './UnservedArea.tsx';

const textIn = (form: HTMLFormElement): string => {
  const typed = new FormData(form).get('place');
  return typeof typed === 'string' ? typed : '';
};

/** Whether the groceries come to a place, before anybody logs in (SES-17). */
export function ServiceAreaView({ area }: { area: ServiceAreaRef }) {
  const { t } = useLingui();
  const suggest = useSelector(area, areaSuggestRef);
  const position = useSelector(area, areaPositionRef);
  const busy = useSelector(area, isCheckingArea);
  const unclear = useSelector(area, isQuestionUnclear);
  const failed = useSelector(area, isAreaFailed);
  const served = useSelector(area, isServed);
  const unserved = useSelector(area, isUnserved);
  const notice = useSelector(area, areaNoticeRef);
  const asked = useSelector(area, askedArea);
  const stores = useSelector(area, nearestStores);
  const focusing = useFocusFirstError();
  return (
    <Page top="md" tall>
      <FormColumn>
        <Stack>
          <Heading level={1}>{t`Arriviamo da te?`}</Heading>
          <form
            {...focusing}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              area.send({ type: 'area.check', text: textIn(event.currentTarget) });
            }}
          >
            <Stack gap="3">
              {suggest !== undefined && (
                <PlaceSearch
                  suggest={suggest}
                  isEnough={(text) => postalcodeIn(text) === text.trim()}
                  name="place"
                  label={t`CAP o indirizzo`}
                  hint={t`Senza registrarti.`}
                  error={unclear ? t`Scrivi un CAP di cinque cifre o scegli un indirizzo.` : undefined}
                />
              )}
              <Button
                type="submit"
                size="lg"
                block
                busy={busy}
                variant={served || unserved ? 'secondary' : 'primary'}
              >
                {t`Controlla`}
              </Button>
            </Stack>
          </form>
          {position !== undefined && <OwnPosition position={position} />}
          <MessageArea role="alert">
            {failed && (
              <Alert tone="danger">{t`Non siamo riusciti a controllare. Riprova tra qualche istante.`}</Alert>
            )}
          </MessageArea>
          <MessageArea>
            {served && <ServedArea area={area} />}
            {unserved && <UnservedArea area={area} />}
          </MessageArea>
          {notice !== undefined && (
            <AreaNotice notice={notice} place={placeText(asked)} isOnlyWay={stores.length === 0} />
          )}
        </Stack>
      </FormColumn>
    </Page>
  );
}
