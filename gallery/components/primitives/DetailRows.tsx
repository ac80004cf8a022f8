import { TextButton } from '../../../src/ui/buttons/TextLink.tsx';
import { DetailRow, DetailRows } from '../../../src/ui/primitives/DetailRows.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName, longText } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <DetailRows>
        <DetailRow
          name="E-mail"
          value="giulia@posta.example"
          action={
            <TextButton small onClick={spy('onChange')}>
              {'Cambia'}
            </TextButton>
          }
        />
        <DetailRow name="Intestatario" value="Giulia Marchetti" note="Via Appia Nuova 120, Roma" />
      </DetailRows>
    ),
    'with news': (
      <DetailRows>
        <DetailRow
          name="E-mail"
          value="giulia@posta.example"
          action={
            <TextButton small onClick={spy('onChange')}>
              {'Annulla'}
            </TextButton>
          }
        >
          Una nuova aspetta conferma.
        </DetailRow>
      </DetailRows>
    ),
    'long text': (
      <DetailRows>
        <DetailRow
          name={longName}
          value={longText}
          note={longText}
          action={
            <TextButton small onClick={spy('onChange')}>
              {'Cambia'}
            </TextButton>
          }
        />
      </DetailRows>
    ),
  }),
});
