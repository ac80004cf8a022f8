import { newspaperIcon } from '../../../src/ui/icons/content/newspaper.ts';
import { NavList } from '../../../src/ui/navigation/NavList.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { clockIcon } from '../../../src/ui/icons/clock.ts';
import { FlyerCard, FlyerGrid, FlyerRows } from '../../../src/ui/offers/FlyerCard.tsx';
import { longName } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

const pantry = { title: 'Settimana della dispensa', picture: '/media/emoji/1f96b-480.webp' };

export const view = galleryComponent({
  states: () => ({
    covers: (
      <FlyerGrid>
        {(['hero', 'fresh', 'promo', 'ink'] as const).map((tone) => (
          <FlyerCard
            key={tone}
            {...pantry}
            href={`/volantini/${tone}`}
            tone={tone}
            note="38 offerte"
            badges={
              <Badge tone="warning" icon={clockIcon}>
                Scade domani
              </Badge>
            }
          >
            dal 19 al 25 novembre 2026
          </FlyerCard>
        ))}
      </FlyerGrid>
    ),
    rows: (
      <FlyerRows>
        <NavList rows={[{ href: '/volantini/casa', label: 'Casa che profuma', icon: newspaperIcon }]} />
      </FlyerRows>
    ),
    'without a picture': (
      <FlyerGrid>
        <FlyerCard href="/volantini/x" title={longName} tone="hero" picture="" note="1 offerta">
          dal 28 dicembre 2026 al 6 gennaio 2027
        </FlyerCard>
      </FlyerGrid>
    ),
  }),
});
