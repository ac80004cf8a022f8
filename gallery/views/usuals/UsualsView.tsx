import { usualsModel } from '../../../paths/models/usuals/usuals.model.ts';
import { UsualsView } from '../../../src/views/usuals/UsualsView.tsx';
import { standIn } from '../../stand-in.ts';
import { at, keys } from '../../keyboard.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { pasta } from '../../fixtures/products.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: usualsModel,
  variantName: ({ context: { usuals, ready, filter, error } }) =>
    [
      usuals === null ? 'not known yet' : usuals.usuals.length === 0 ? 'nothing bought twice' : '',
      usuals?.usuals[0]?.product.available === 0 ? 'the first sold out' : '',
      ready === null ? '' : `${Object.keys(ready).length} ready`,
      filter === 'all' ? '' : filter,
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  keyboard: {
    'shown.resting, 2 ready': [
      at('Prendi 1 Riso Carnaroli'),
      keys('+').sends('usuals usual.take {"productId":72}'),
      keys('-').sends('usuals usual.change {"productId":72,"change":{"kind":"less"}}'),
      keys('Delete').sends('usuals usual.leave {"productId":72}'),
      at('Aumenta quantità di Latte fresco intero'),
      keys('+').sends('usuals usual.change {"productId":71,"change":{"kind":"more"}}'),
      keys('-').sends('usuals usual.change {"productId":71,"change":{"kind":"less"}}'),
      keys('Delete').sends('usuals usual.leave {"productId":71}'),
      // What is sold out, or has options to be chosen first, cannot be taken by a key.
      at('Avvisami quando torna Tartufo nero'),
      keys('+', '-', 'Delete'),
      at('Scegli opzioni di Prosciutto cotto'),
      keys('+', '-', 'Delete'),
    ],
  },
  variants: (usuals) =>
    usuals.matches({ shown: 'resting' }) &&
    usuals.context.filter === 'all' &&
    usuals.context.error === null &&
    Object.keys(usuals.context.ready ?? {}).length === 2 &&
    usuals.context.usuals.usuals.length > 0
      ? {
          '': usuals,
          twelve: withContext(usuals, {
            usuals: {
              ...usuals.context.usuals,
              usuals: manyLike<{ product: Product; isRunningLow: boolean }>(
                usuals.context.usuals.usuals,
                12,
                (at) => ({
                  // Six of one department, and each of the others of its own.
                  isRunningLow: false,
                  product: {
                    ...pasta,
                    productId: 5000 + at,
                    name: `Pasta ${at}`,
                    breadCrumbs: [
                      {
                        categoryId: Math.max(at, 6),
                        name: `Reparto ${Math.max(at, 6)}`,
                        slug: `reparto-${at}`,
                      },
                    ],
                  },
                }),
              ),
            },
          }),
        }
      : { '': usuals },
  show: (usuals, record) => ({
    flows: withoutSession(usuals),
    node: <UsualsView usuals={standIn('usuals', usuals, record)} />,
  }),
});
