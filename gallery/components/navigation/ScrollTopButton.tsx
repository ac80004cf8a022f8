import { keys } from '../../keyboard.ts';
import { useEffect } from 'react';
import { longText } from '../../fixtures/samples.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { ScrollTopButton } from '../../../src/ui/navigation/ScrollTopButton.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

function Scrolled() {
  useEffect(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    return () => window.scrollTo({ top: 0 });
  }, []);
  return (
    <Stack>
      {Array.from({ length: 12 }, (_, index) => (
        <Text key={index}>{longText}</Text>
      ))}
      <ScrollTopButton label="Torna su" />
    </Stack>
  );
}

export const view = galleryComponent({
  keyboard: {
    'the page is scrolled': [keys('Tab').focus('Torna su'), keys('Enter').focus(null).hides('Torna su')],
  },
  isOverlay: true,
  states: () => ({
    'the page is scrolled': <Scrolled />,
  }),
});
