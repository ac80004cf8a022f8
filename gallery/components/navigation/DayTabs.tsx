import { DayTabs } from '../../../src/ui/navigation/DayTabs.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
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
  }),
});
