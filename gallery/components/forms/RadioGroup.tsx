import { ChoiceCard } from '../../../src/ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../../src/ui/forms/RadioGroup.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Carta'),
      keys('Space').calls('onPick', 'card').shows('radio "Carta" [checked]'),
      keys('ArrowDown').focus('Contanti').calls('onPick', 'cash').shows('radio "Contanti" [checked]'),
      keys('ArrowRight').focus('Bonifico').calls('onPick', 'bank'),
      keys('ArrowDown').focus('Carta').calls('onPick', 'card'),
      keys('ArrowUp').focus('Bonifico').calls('onPick', 'bank').shows('radio "Bonifico" [checked]'),
      keys('ArrowLeft').focus('Contanti').calls('onPick', 'cash'),
      keys('Tab').focus('Avanti'),
      keys('Shift+Tab').focus('Contanti'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from="">
        {(chosen, hold) => (
          <Stack>
            <RadioGroup legend="Pagamento in uso">
              {['Carta', 'Contanti', 'Bonifico'].map((title, index) => {
                const value = ['card', 'cash', 'bank'][index] ?? '';
                return (
                  <ChoiceCard
                    key={value}
                    name="pay-d"
                    value={value}
                    title={title}
                    checked={chosen === value}
                    onPick={(picked) => {
                      spy('onPick')(picked);
                      hold(picked);
                    }}
                  />
                );
              })}
            </RadioGroup>
            <Button>Avanti</Button>
          </Stack>
        )}
      </Held>
    ),

    'one column': (
      <RadioGroup legend="Pagamento" required>
        <ChoiceCard name="pay-a" value="card" title="Carta" onPick={spy('onPick')} />
        <ChoiceCard name="pay-a" value="cash" title="Contanti" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    'two columns': (
      <RadioGroup legend="Pagamento" legendHidden columns={2}>
        <ChoiceCard name="pay-b" value="card" title="Carta" onPick={spy('onPick')} />
        <ChoiceCard name="pay-b" value="cash" title="Contanti" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    'three cards of several lines': (
      <RadioGroup legend="Se qualcosa manca" columns="three">
        <ChoiceCard name="out-a" value="a" title="Sostituite voi" note="Stesso tipo" onPick={spy('onPick')} />
        <ChoiceCard name="out-a" value="b" title="Chiedetemelo" note="Prima" onPick={spy('onPick')} />
        <ChoiceCard name="out-a" value="c" title="Non sostituite" note="Togliete" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    error: (
      <RadioGroup legend="Pagamento" error="Scegli come pagare">
        <ChoiceCard name="pay-c" value="card" title="Carta" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    'with everything': (
      <RadioGroup
        legend="Pagamento fermo"
        legendHidden
        required
        error="Scegli come pagare"
        columns={2}
        disabledReason="Prima la consegna"
      >
        <ChoiceCard name="pay-e" value="card" title="Carta" onPick={spy('onPick')} />
      </RadioGroup>
    ),
  }),
});
