import { many } from '../../fixtures/more.ts';
import { DayTabs } from '../../../src/ui/navigation/DayTabs.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

const month = { short: 'nov', whole: 'novembre' };
const days = [
  { id: 'a', weekday: { short: 'dom', whole: 'domenica' }, date: '22', month },
  { id: 'b', weekday: { short: 'lun', whole: 'lunedì' }, date: '23', month },
  { id: 'c', weekday: { short: 'mar', whole: 'martedì' }, date: '24', month },
];

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('domenica 22 novembre'),
      keys('ArrowRight')
        .focus('lunedì 23 novembre')
        .calls('onSelect', 'b')
        .shows('tab "lunedì 23 novembre" [selected]', 'Fasce di b'),
      keys('ArrowDown').focus('martedì 24 novembre').calls('onSelect', 'c').shows('Fasce di c'),
      keys('ArrowRight').focus('domenica 22 novembre').calls('onSelect', 'a').shows('Fasce di a'),
      keys('ArrowLeft').focus('martedì 24 novembre').calls('onSelect', 'c'),
      keys('Home').focus('domenica 22 novembre').calls('onSelect', 'a'),
      keys('End').focus('martedì 24 novembre').calls('onSelect', 'c').shows('Fasce di c'),
      keys('Enter'),
      keys('ArrowUp').focus('lunedì 23 novembre').calls('onSelect', 'b'),
      keys('Space'),
      keys('Tab').focus('Una fascia'),
      keys('Shift+Tab').focus('lunedì 23 novembre'),
    ],
    'cannot be changed': [
      keys('Tab').focus('domenica 22 novembre'),
      keys('ArrowRight')
        .focus('lunedì 23 novembre')
        .shows('tab "domenica 22 novembre" [disabled] [selected]'),
      keys('Enter'),
      keys('Space'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from="a">
        {(selected, hold) => (
          <Stack>
            <DayTabs
              label="Giorni in uso"
              days={days}
              selected={selected}
              panelId="days-b"
              onSelect={(id) => {
                spy('onSelect')(id);
                hold(id);
              }}
            />
            <div id="days-b" role="tabpanel" aria-label="Fasce">
              Fasce di {selected}
              <Button>Una fascia</Button>
            </div>
          </Stack>
        )}
      </Held>
    ),
    'cannot be changed': (
      <>
        <DayTabs
          label="Giorni fermi"
          days={days}
          selected="a"
          panelId="days-c"
          disabledReason="Stiamo prenotando"
          onSelect={spy('onSelect')}
        />
        <div id="days-c" role="tabpanel" aria-label="Fasce ferme">
          Fasce di domenica
        </div>
      </>
    ),

    plain: (
      <>
        <DayTabs
          label="Giorni"
          days={[
            {
              id: 'a',
              weekday: { short: 'dom', whole: 'domenica' },
              date: '22',
              month: { short: 'nov', whole: 'novembre' },
            },
            {
              id: 'b',
              weekday: { short: 'lun', whole: 'lunedì' },
              date: '23',
              month: { short: 'nov', whole: 'novembre' },
            },
          ]}
          selected="a"
          panelId="days-a"
          onSelect={spy('onSelect')}
        />
        <div id="days-a" role="tabpanel" aria-label="Fasce">
          Fasce di domenica
        </div>
      </>
    ),
    fourteen: (
      <>
        <DayTabs
          label="Quattordici giorni"
          days={many(14, (at) => ({
            id: `day-${at}`,
            weekday: { short: 'dom', whole: 'domenica' },
            date: String(at),
            month,
          }))}
          selected="day-1"
          panelId="days-d"
          onSelect={spy('onSelect')}
        />
        <div id="days-d" role="tabpanel" aria-label="Fasce di quattordici giorni">
          Fasce del primo
        </div>
      </>
    ),
    'fourteen, the last chosen': (
      <>
        <DayTabs
          label="Fino al quattordicesimo"
          days={many(14, (at) => ({
            id: `day-${at}`,
            weekday: { short: 'dom', whole: 'domenica' },
            date: String(at),
            month,
          }))}
          selected="day-14"
          panelId="days-f"
          onSelect={spy('onSelect')}
        />
        <div id="days-f" role="tabpanel" aria-label="Fasce fino al quattordicesimo">
          Fasce dell’ultimo
        </div>
      </>
    ),
    one: (
      <>
        <DayTabs
          label="Un giorno"
          days={days.slice(0, 1)}
          selected="a"
          panelId="days-e"
          onSelect={spy('onSelect')}
        />
        <div id="days-e" role="tabpanel" aria-label="Fasce di un giorno">
          Fasce del solo
        </div>
      </>
    ),
  }),
});
