import { RadioRow } from '../../../src/ui/forms/RadioRow.tsx';
import { galleryComponent } from '../../component.tsx';

const choices = [
  { value: 'system', label: 'Come il dispositivo' },
  { value: 'light', label: 'Chiaro' },
  { value: 'dark', label: 'Scuro' },
];

export const view = galleryComponent({
  states: (spy) => ({
    'not known yet': <RadioRow legend="Aspetto" choices={choices} chosen={null} onChoose={spy('onChoose')} />,
    chosen: <RadioRow legend="Aspetto" choices={choices} chosen="dark" onChoose={spy('onChoose')} />,
  }),
});
