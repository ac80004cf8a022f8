import type { CategoryBlock } from '../../../contract/api/shopping/category.ts';
import { isSelectable } from '../../../contract/rules/checkout/timeslots.ts';
import { HomeView, type HomeBlocks } from '../../../src/views/home/HomeView.tsx';
import { brandNoticeModel } from '../../../paths/models/brand-notice/brand-notice.model.ts';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { departments } from '../../fixtures/categories.ts';
import { ideas, productBlock, slides } from '../../fixtures/home.ts';
import { days } from '../../fixtures/slots.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyDays, manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

const data: Readonly<Record<keyof HomeBlocks, object>> = {
  slides: { kind: 'slides', slides },
  departments: { kind: 'categories', categories: departments },
  offers: { kind: 'products', block: productBlock(1, 'Offerte della settimana') },
  season: { kind: 'products', block: productBlock(3, 'Di stagione') },
  news: { kind: 'products', block: productBlock(2, 'Novità') },
  slots: { kind: 'timeslots', deliveryServiceId: 2, days },
  ideas: { kind: 'post', post: ideas },
};

const rowOf = (id: number, title: string, count: number): CategoryBlock => {
  const block = productBlock(id, title);
  return { ...block, products: block.products.slice(0, count) };
};

const oneSlot = days.slice(0, 1).map((day) => ({
  ...day,
  timeslots: day.timeslots.filter(isSelectable).slice(0, 1),
}));

const longData: typeof data = {
  ...data,
  slides: {
    kind: 'slides',
    slides: manyLike(slides, 8, (at) => ({
      id: at,
      position: at,
      title: `Vetrina ${at}`,
      link: `/page/${at}`,
    })),
  },
  departments: {
    kind: 'categories',
    categories: manyLike(departments, 20, (at) => ({
      categoryId: 2000 + at,
      name: `Reparto ${at}`,
      slug: `reparto-${at}`,
    })),
  },
  slots: { kind: 'timeslots', deliveryServiceId: 2, days: manyDays },
};

const oneOfEach: typeof data = {
  slides: { kind: 'slides', slides: slides.slice(0, 2) },
  departments: { kind: 'categories', categories: departments.slice(0, 1) },
  offers: { kind: 'products', block: rowOf(1, 'Offerte della settimana', 1) },
  season: { kind: 'products', block: rowOf(3, 'Di stagione', 1) },
  news: { kind: 'products', block: rowOf(2, 'Novità', 1) },
  slots: { kind: 'timeslots', deliveryServiceId: 2, days: oneSlot },
  ideas: { kind: 'post', post: { ...ideas, content: { rendered: '<section><h2>Un’idea</h2></section>' } } },
};

const nothing: typeof data = {
  slides: { kind: 'slides', slides: [] },
  departments: { kind: 'categories', categories: [] },
  offers: { kind: 'products', block: rowOf(1, 'Offerte della settimana', 0) },
  season: { kind: 'products', block: rowOf(3, 'Di stagione', 0) },
  news: { kind: 'products', block: rowOf(2, 'Novità', 0) },
  slots: { kind: 'timeslots', deliveryServiceId: 2, days: [] },
  ideas: { kind: 'post', post: { ...ideas, content: { rendered: '' } } },
};

const others: readonly object[] = [longData, oneOfEach, nothing];

/** Every block of the home stands alike. */
export const view = galleryView({
  kind: 'page',
  model: contentBlockModel,
  // The home's blocks load with their page.
  isShown: (block) => !block.matches('waiting'),
  variants: (block) =>
    block.matches('shown')
      ? {
          '': block,
          'more than fits': withContext(block, { data: longData }),
          'one of each': withContext(block, { data: oneOfEach }),
          nothing: withContext(block, { data: nothing }),
        }
      : { '': block },
  show: (block, record) => {
    const given = others.includes(block.context.data) ? block.context.data : data;
    const open = (name: keyof HomeBlocks) =>
      standIn(name, block.context.data === null ? block : withContext(block, { data: given[name] }), record);
    return {
      node: (
        <HomeView
          notice={standIn('notice', snapshotAt(brandNoticeModel, 'missing'), record)}
          blocks={{
            slides: open('slides'),
            departments: open('departments'),
            offers: open('offers'),
            season: open('season'),
            news: open('news'),
            slots: open('slots'),
            ideas: open('ideas'),
          }}
        />
      ),
    };
  },
});
