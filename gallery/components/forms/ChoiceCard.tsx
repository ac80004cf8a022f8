import { pasta } from '../../fixtures/products.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { ChoiceCard } from '../../../src/ui/forms/ChoiceCard.tsx';
import { banknoteIcon } from '../../../src/ui/icons/banknote.ts';
import { creditCardIcon } from '../../../src/ui/icons/credit-card.ts';
import { thumbPicture } from '../../../src/views/product-tile/product-picture.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'not chosen': (
      <ChoiceCard
        name="card-a"
        value="card"
        title="Carta di credito"
        note="Visa, Mastercard"
        icon={creditCardIcon}
        onPick={spy('onPick')}
      />
    ),
    chosen: (
      <ChoiceCard
        name="card-b"
        value="cash"
        defaultChecked
        title="Contanti"
        note="Alla consegna"
        icon={banknoteIcon}
        onPick={spy('onPick')}
      />
    ),
    'with a picture': (
      <ChoiceCard
        name="card-e"
        value="12"
        title="Fusilli"
        note="0,99 €"
        picture={thumbPicture(pasta)}
        onPick={spy('onPick')}
      />
    ),
    disabled: (
      <ChoiceCard
        disabled
        name="card-c"
        value="cash"
        title="Contanti"
        note="Non con il ritiro"
        onPick={spy('onPick')}
      />
    ),
    'long text': (
      <ChoiceCard name="card-d" value="x" title={longName} note={longText} onPick={spy('onPick')} />
    ),
    'with everything, and alone': (
      <>
        <ChoiceCard
          name="card-f"
          value="all"
          title="Carta di credito"
          note="Visa, Mastercard"
          aside="Gratis"
          more="Scade 12/29"
          picture={thumbPicture(pasta)}
          icon={creditCardIcon}
          isIconFilled
          onPick={spy('onPick')}
        />
        <ChoiceCard name="card-g" value="alone" title="Contanti soli" />
      </>
    ),
  }),
});
