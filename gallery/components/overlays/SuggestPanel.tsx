import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { ProductRow } from '../../../src/ui/commerce/ProductRow.tsx';
import { historyIcon } from '../../../src/ui/icons/history.ts';
import {
  SuggestLabel,
  SuggestMessage,
  SuggestPanel,
  SuggestTerm,
} from '../../../src/ui/overlays/SuggestPanel.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    terms: [
      keys('Tab').focus('penne'),
      keys('Tab').focus('pasta'),
      keys('Tab').focus('Penne rigate'),
      keys('Tab').focus('Aggiungi Penne rigate'),
      keys('Enter').calls('onAdd'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    terms: (
      <SuggestPanel
        label="Suggerimenti"
        terms={
          <>
            <SuggestLabel>Ricerche</SuggestLabel>
            <SuggestTerm href="/a">penne</SuggestTerm>
            <SuggestTerm href="/b" icon={historyIcon}>
              pasta
            </SuggestTerm>
          </>
        }
        products={
          <ProductRow
            name="Penne rigate"
            href="/p"
            picture={aPicture}
            meta="500 g"
            price="1,98 €"
            unit="3,96 €/kg"
            action={
              <AddButton look="plus" label="Aggiungi Penne rigate" word="Aggiungi" onClick={spy('onAdd')} />
            }
          />
        }
      />
    ),
    empty: (
      <SuggestPanel
        label="Nessun suggerimento"
        terms={<SuggestMessage>Nessun risultato per “xyz”</SuggestMessage>}
        products={null}
      />
    ),
    'long text': (
      <SuggestPanel
        label="Suggerimenti lunghi"
        terms={<SuggestTerm href="/a">{longName}</SuggestTerm>}
        products={
          <ProductRow name={longName} href="/p" picture={aPicture} meta={longText} price="1.241,98 €" />
        }
      />
    ),
  }),
});
