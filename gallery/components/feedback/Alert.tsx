import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../../src/ui/feedback/Alert.tsx';
import { galleryComponent } from '../../component.tsx';
import { Row } from '../../../src/ui/layout/Row.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    info: <Alert title="Consegna gratuita">Da 50 € in su.</Alert>,
    success: (
      <Alert tone="success" role="status">
        Indirizzo salvato.
      </Alert>
    ),
    warning: (
      <Alert
        tone="warning"
        title="Il carrello è cambiato"
        action={
          <Button size="sm" variant="secondary" onClick={spy('onClick')}>
            Rivedi
          </Button>
        }
      >
        Due prezzi sono diversi.
      </Alert>
    ),
    danger: (
      <Alert tone="danger" role="alert" title="Pagamento non riuscito">
        La banca non ha risposto.
      </Alert>
    ),
    'two actions': (
      <Alert
        title="Hai svuotato il carrello"
        action={
          <Row wrap>
            <Button size="sm" onClick={spy('onClick')}>
              Rimetti nel carrello tutto quanto
            </Button>
            <Button size="sm" variant="secondary" onClick={spy('onClick')}>
              Salva come lista della spesa
            </Button>
          </Row>
        }
      >
        I prodotti possono tornare.
      </Alert>
    ),
    'long text': (
      <Alert tone="danger" title={longName}>
        {longText}
      </Alert>
    ),
    'a place for messages': (
      <MessageArea>
        <Alert tone="success">Indirizzo salvato.</Alert>
      </MessageArea>
    ),
    'an empty place for messages': <MessageArea role="alert">{null}</MessageArea>,
    'with everything, and alone': (
      <Stack>
        <Alert
          tone="warning"
          role="status"
          title="Manca la consegna"
          icon={leafIcon}
          action={
            <Button size="sm" variant="secondary" onClick={spy('onClick')}>
              Scegli
            </Button>
          }
        >
          Scegli quando.
        </Alert>
        <Alert title="Solo un titolo" />
      </Stack>
    ),
  }),
});
