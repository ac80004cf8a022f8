import { longName, longText } from '../../fixtures/samples.ts';
import { Announcement } from '../../../src/ui/feedback/Announcement.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <Announcement
        title="Martedì 8 dicembre restiamo chiusi"
        version="a"
        closeLabel="Chiudi l’avviso"
        onClose={spy('onClose')}
      >
        <p>I furgoni ripartono mercoledì mattina.</p>
      </Announcement>
    ),
    'long text': (
      <Announcement title={longName} version="b" closeLabel="Chiudi: testo lungo" onClose={spy('onClose')}>
        <p>{longText}</p>
        <p>{longText}</p>
      </Announcement>
    ),
  }),
});
