import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { ChipLink, ChipRow } from '../../../src/ui/buttons/Chip.tsx';
import { SlotMiniCard } from '../../../src/ui/commerce/SlotMiniCard.tsx';
import { Hero } from '../../../src/ui/layout/Hero.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'with everything': (
      <Hero
        title="La spesa, a casa tua"
        chips={
          <ChipRow label="Scorciatoie" as="nav">
            <ChipLink href="/a">Offerte</ChipLink>
          </ChipRow>
        }
        art={[{ src: '/media/cesto.webp', left: 30, top: 10, width: 40 }]}
        aside={
          <SlotMiniCard
            title="Prime consegne"
            options={[{ id: 'a', day: 'Oggi', hours: '18:00–20:00', price: '4,90 €' }]}
            onPick={spy('onPick')}
          />
        }
      >
        Freschi ogni giorno.
      </Hero>
    ),
    'title alone': <Hero title="La spesa, a casa tua" />,
    'long text': <Hero title={longName}>{longText}</Hero>,
    'five pieces of art': (
      <Hero
        title="La spesa, a casa tua"
        art={many(5, (at) => ({ src: `/media/cesto.webp?${at}`, left: at * 10, top: 10, width: 20 }))}
      />
    ),
  }),
});
