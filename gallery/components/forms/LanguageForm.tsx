import { LanguageForm } from '../../../src/ui/forms/LanguageForm.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'two languages': (
      <LanguageForm
        legend="Lingua"
        action="/lingua"
        returnTo="/faq"
        languages={[
          { tag: 'it', name: 'Italiano', isSpoken: true },
          { tag: 'en-US', name: 'English', isSpoken: false },
        ]}
      />
    ),
    'five languages': (
      <LanguageForm
        legend="Cinque lingue"
        action="/lingua"
        returnTo="/faq"
        languages={['it', 'en', 'de', 'fr', 'es'].map((tag) => ({
          tag,
          name: `Lingua ${tag}`,
          isSpoken: tag === 'es',
        }))}
      />
    ),
  }),
});
