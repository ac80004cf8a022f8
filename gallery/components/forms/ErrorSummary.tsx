import { useState } from 'react';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { useFocusFirstError } from '../../../src/ui/forms/use-focus-first-error.ts';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { many } from '../../fixtures/more.ts';
import { longText } from '../../fixtures/samples.ts';
import { ErrorSummary } from '../../../src/ui/forms/ErrorSummary.tsx';
import { galleryComponent } from '../../component.tsx';

/** A form that comes back with errors. */
function SentForm() {
  const focusing = useFocusFirstError('[role="alert"][tabindex]');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(true);
      }}
    >
      <Stack>
        {isWrong && <ErrorSummary title="Manca il nome" faults={[]} />}
        <Button type="submit">Invia</Button>
      </Stack>
    </form>
  );
}

export const view = galleryComponent({
  keyboard: {
    'in a form that comes back': [
      keys('Tab').focus('Invia'),
      keys('Enter').focus('alert').shows('Manca il nome'),
    ],
    'a field in sight, and one that comes into it': [
      keys('Tab').focus('Nome: Campo obbligatorio'),
      keys('Enter').calls('onLook', 'chi-nome').focus('Nome'),
      keys('Shift+Tab').focus('CAP: Accetta solo numeri'),
      keys('Enter').calls('onLook', 'chi-cap').focus('CAP'),
    ],
  },
  states: (spy) => ({
    'two faults': (
      <ErrorSummary
        title="Correggi 2 campi"
        onLook={spy('onLook')}
        faults={[
          { fieldId: 'nome', text: 'Nome: Campo obbligatorio' },
          { fieldId: 'cap', text: 'CAP: Accetta solo numeri' },
        ]}
      />
    ),
    'a field in sight, and one that comes into it': (
      <Held from="chi-nome">
        {(fieldId, hold) => (
          <Stack>
            <ErrorSummary
              title="Correggi questi campi"
              onLook={(wanted) => {
                spy('onLook')(wanted);
                hold(wanted);
              }}
              faults={[
                { fieldId: 'chi-nome', text: 'Nome: Campo obbligatorio' },
                { fieldId: 'chi-cap', text: 'CAP: Accetta solo numeri' },
              ]}
            />
            <TextField id={fieldId} label={fieldId === 'chi-nome' ? 'Nome' : 'CAP'} />
          </Stack>
        )}
      </Held>
    ),
    'in a form that comes back': <SentForm />,
    'no fault of a field': <ErrorSummary title="Il servizio non risponde" faults={[]} />,
    'long text': <ErrorSummary title={longText} faults={[{ fieldId: 'nota', text: longText }]} />,
    'twelve faults': (
      <ErrorSummary
        title="Correggi 12 campi"
        faults={many(12, (at) => ({ fieldId: `campo-${at}`, text: `Campo ${at}: obbligatorio` }))}
      />
    ),
  }),
});
