import { createElement as h, type ReactElement } from 'react';

/** What a card of the floor shows; prices in EUR. */
export interface Card {
  readonly slug: string;
  readonly name: string;
  readonly meta: string;
  readonly price: number;
  /** Per kg, litre or piece; null where the price is that already. */
  readonly unitPrice: number | null;
  readonly unit: string;
  /** Address of the picture that is 240 pixels wide. */
  readonly picture: string;
}

const widths = [128, 240, 360, 480];
/** As many cards as a phone shows at first. */
const firstScreen = 4;

const euro = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`;

/** The picture's addresses, one for each width it exists in. */
export const pictureAddresses = (picture: string): string[] =>
  widths.map((width) => picture.replace(/-\d+\.webp$/, `-${width}.webp`));

function CardView({ card, isEager }: { card: Card; isEager: boolean }): ReactElement {
  const { slug, name, meta, price, unitPrice, unit, picture } = card;
  return h(
    'article',
    null,
    h('img', {
      src: picture,
      srcSet: pictureAddresses(picture)
        .map((address, at) => `${address} ${widths[at]}w`)
        .join(', '),
      sizes: '(width < 900px) calc(50vw - 2rem), 216px',
      width: 200,
      height: 200,
      alt: '',
      loading: isEager ? 'eager' : 'lazy',
      fetchPriority: isEager ? 'high' : undefined,
    }),
    h('p', { className: 'price' }, euro(price)),
    h('p', { className: 'small' }, unitPrice === null ? `/${unit}` : `${euro(unitPrice)}/${unit}`),
    h('h2', null, h('a', { href: `/catalog/product/${slug}` }, name)),
    h('p', { className: 'small' }, meta),
    h('button', { type: 'button', 'aria-label': `Aggiungi ${name} al carrello` }, 'Aggiungi'),
  );
}

/** A header and a list of cards: all there is on a floor's page. */
export function CategoryPage({ title, cards }: { title: string; cards: readonly Card[] }): ReactElement {
  return h(
    'div',
    null,
    h(
      'header',
      null,
      h('a', { href: '/' }, 'Home'),
      h('form', { action: '/catalog/search', role: 'search' }, h('input', { type: 'search', name: 'q' })),
      h('a', { href: '/cart/' }, 'Carrello'),
    ),
    h(
      'main',
      null,
      h('h1', null, title),
      h(
        'div',
        { className: 'cards' },
        cards.map((card, at) => h(CardView, { key: card.slug, card, isEager: at < firstScreen })),
      ),
    ),
  );
}
