import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  isCreatingInSelector,
  selectorListName,
  selectorNameError,
} from '../../../machines/list-selector/list-selector.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useShop } from '../shop-context.ts';

/** A new list, made and filled in one press (LIST-07). */
export function NewListForm() {
  const { t } = useLingui();
  const { listSelector } = useShop().flows;
  const name = useSelector(listSelector, selectorListName);
  const fault = useSelector(listSelector, selectorNameError);
  const busy = useSelector(listSelector, isCreatingInSelector);
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        listSelector.send({ type: 'list.create' });
      }}
    >
      <Stack>
        <TextField
          label={t`Nuova lista`}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={fault ?? undefined}
          onValue={(value) => listSelector.send({ type: 'name.changed', value })}
        />
        <Button block type="submit" variant="secondary" busy={busy}>
          {t`Crea e aggiungi`}
        </Button>
      </Stack>
    </form>
  );
}
