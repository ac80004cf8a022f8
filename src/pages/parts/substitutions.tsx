import { createActor } from 'xstate';
import { lineNoteActors } from '../../../machines/line-note/line-note.actors.ts';
import { lineNoteLogic } from '../../../machines/line-note/line-note.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';
import { LineAlternatives } from '../../views/cart/exchange/LineAlternatives.tsx';
import { LineNote } from '../../views/cart/exchange/LineNote.tsx';
import { LineNoteDialog } from '../../views/cart/exchange/LineNoteDialog.tsx';
import { ReadNote } from '../../views/cart/exchange/ReadNote.tsx';
import { CartSubstitutions } from '../../views/cart/substitutions/CartSubstitutions.tsx';
import { LineSubstitution } from '../../views/cart/substitutions/LineSubstitution.tsx';
import { SubstitutionDialog } from '../../views/cart/substitutions/SubstitutionDialog.tsx';
import { OrderLineSubstitution } from '../../views/cart/substitutions/OrderLineSubstitution.tsx';
import { OrderSubstitutions } from '../../views/cart/substitutions/OrderSubstitutions.tsx';
import type {
  OrderSubstitutionParts,
  SubstitutionParts,
} from '../../views/cart/substitutions/substitution-refs.ts';
import { openAlternatives } from './alternatives-of-lines.ts';
import { openChoices } from './choices.ts';

/** Starts what a page says about goods that are sold out and of notes; its flows live as long as the page. */
export function openSubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect' | 'hash'> & { isRead: boolean },
): SubstitutionParts & { stop: () => void } {
  const lineNote = createActor(lineNoteLogic.provide({ actors: lineNoteActors(deps) }));
  const alternatives = openAlternatives(deps);
  const choices = openChoices(deps, { orderId: null });
  const { substitutions, choice } = choices;
  deps.connect(lineNote);
  lineNote.start();
  return {
    OfCart: ({ cart, isFrozen }) => (
      <>
        <CartSubstitutions cart={cart} substitutions={substitutions} choice={choice} isFrozen={isFrozen} />
        <SubstitutionDialog
          cart={cart}
          substitutions={substitutions}
          choice={choice}
          lineNote={deps.isRead ? null : lineNote}
        />
        {!deps.isRead && <LineNoteDialog cart={cart} lineNote={lineNote} />}
      </>
    ),
    OfLine: ({ cart, item }) => (
      <>
        <LineSubstitution cart={cart} item={item} substitutions={substitutions} choice={choice} />
        {deps.isRead ? <ReadNote item={item} /> : <LineNote item={item} lineNote={lineNote} />}
      </>
    ),
    InsteadOfLine: ({ cart, item }) => (
      <LineAlternatives cart={cart} item={item} alternatives={alternatives.of(item.product.productId)} />
    ),
    stop() {
      alternatives.stop();
      lineNote.stop();
      choices.stop();
    },
  };
}

/** Starts what the page of an order says about goods that are sold out; its flows live as long as the page. */
export function openOrderSubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect'>,
  orderId: number,
): OrderSubstitutionParts & { stop: () => void } {
  const choices = openChoices(deps, { orderId });
  const { substitutions, choice } = choices;
  return {
    OfOrder: ({ order }) => (
      <OrderSubstitutions order={order} substitutions={substitutions} choice={choice} />
    ),
    OfLine: (line) => <OrderLineSubstitution {...line} substitutions={substitutions} choice={choice} />,
    stop: () => choices.stop(),
  };
}
