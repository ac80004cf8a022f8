import { longText } from '../../fixtures/samples.ts';
import { Meter } from '../../../src/ui/feedback/Meter.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    begun: (
      <Meter value={1200} max={5000} end="50 €">
        Mancano 38,00 € alla consegna gratuita
      </Meter>
    ),
    'what has to be reached': (
      <Meter value={3859} max={4500} end="45 €" tone="warning">
        Mancano 6,41 € per ordinare
      </Meter>
    ),
    empty: (
      <Meter value={0} max={5000}>
        Mancano 50,00 € alla consegna gratuita
      </Meter>
    ),
    reached: (
      <Meter value={6000} max={5000}>
        La consegna è gratuita
      </Meter>
    ),
    'long text': (
      <Meter value={3000} max={5000} end="50 €">
        {longText}
      </Meter>
    ),
  }),
});
