import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { UsualList, UsualRow, UsualRows } from '../../../src/ui/commerce/UsualRow.tsx';
import { plusIcon } from '../../../src/ui/icons/plus.ts';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'of each kind': [
      keys('Tab').focus('Penne rigate'),
      keys('+').calls('more'),
      keys('-').calls('less'),
      keys('Delete').calls('leave'),
      keys('Tab').focus('Prendi 2 Penne rigate'),
      keys('Enter').calls('onTake'),
      keys('+').calls('more'),
      keys('ArrowDown').focus(longName),
      keys('ArrowDown').focus('Tartufo nero'),
      keys('+'),
      keys('ArrowDown'),
      keys('ArrowUp', 'ArrowUp').focus('Prendi 2 Penne rigate'),
      keys('ArrowUp'),
    ],
  },
  states: (spy) => ({
    'of each kind': (
      <UsualList>
        <UsualRows>
          <UsualRow
            label="Penne rigate, 500 g, 1,98 €, ogni settimana"
            name="Penne rigate"
            href="/p"
            picture={aPicture}
            look="plain"
            meta="500 g"
            price="1,98 €"
            unit="3,96 €/kg"
            action={
              <Button
                variant="secondary"
                icon={plusIcon}
                aria-label="Prendi 2 Penne rigate"
                onClick={spy('onTake')}
              >
                2
              </Button>
            }
            note="Ogni settimana, 14 nov"
            noteTone="muted"
            keys={{ more: spy('more'), less: spy('less'), leave: spy('leave') }}
          />
          <UsualRow
            label={longName}
            name={longName}
            href="/p"
            picture={aPicture}
            look="ready"
            meta={longText}
            price="1.241,98 €"
            note="Nel carrello"
            noteTone="success"
          />
          <UsualRow
            label="Tartufo nero, esaurito"
            name="Tartufo nero"
            href="/p"
            picture={aPicture}
            look="out"
            meta="30 g"
            price="19,90 €"
            note="Esaurito"
            noteTone="warning"
          />
        </UsualRows>
      </UsualList>
    ),
  }),
});
