import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { blockData, isBlockLoading } from '../../../machines/content-block/content-block.selectors.ts';
import { isLoggedIn, isRestoring } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { CategoryTiles } from '../../ui/navigation/CategoryTiles.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { KeptPlace } from '../../ui/layout/account/KeptPlace.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Shelf } from '../../ui/layout/TileGrid.tsx';
import { ChipLink } from '../../ui/buttons/Chip.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import type { BlockRef } from '../block-ref.ts';
import { useShop } from '../shop-context.ts';
import { Stories } from '../rich-text/Stories.tsx';
import { BrandNotice, type BrandNoticeRef } from './BrandNotice.tsx';
import { FirstSlots } from './FirstSlots.tsx';
import { DataText, nameText } from '../../ui/primitives/DataText.tsx';

export interface HomeBlocks {
  slides: BlockRef;
  departments: BlockRef;
  offers: BlockRef;
  season: BlockRef;
  news: BlockRef;
  slots: BlockRef;
  ideas: BlockRef;
}

/** Home: what the brand has to say, its opening, the first free slot, departments, offers, ideas; room for a shopper's shortcuts (NAV-01, B-29). */
export function HomeView({ blocks, notice }: { blocks: HomeBlocks; notice: BrandNoticeRef }) {
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  const restoring = useSelector(session, isRestoring);
  return (
    <Page>
      <BrandNotice notice={notice} />
      <Opening slides={blocks.slides} slots={blocks.slots} />
      {(loggedIn || restoring) && <KeptPlace isTaken={loggedIn} />}
      <Departments block={blocks.departments} />
      <ProductShelf block={blocks.offers} more={paths.offers} isLong />
      <ProductShelf block={blocks.season} />
      <Ideas block={blocks.ideas} />
      <ProductShelf block={blocks.news} more={paths.novelties} />
    </Page>
  );
}

function Opening({ slides, slots }: { slides: BlockRef; slots: BlockRef }) {
  const { tenant } = useShop();
  const shown = useSelector(slides, (block) => blockData(block, 'slides'));
  const [first, ...others] = shown?.slides ?? [];
  return (
    <Hero
      title={first === undefined ? tenant.texts.claim : <DataText>{first.title}</DataText>}
      chips={others.map((slide) => (
        <ChipLink key={slide.id} href={slide.link}>
          <DataText>{slide.title}</DataText>
        </ChipLink>
      ))}
      art={first === undefined ? [] : [{ src: first.image, left: 0, top: 0, width: 100 }]}
      aside={<FirstSlots block={slots} />}
    >
      <DataText>{first?.subtitle}</DataText>
    </Hero>
  );
}

function Departments({ block }: { block: BlockRef }) {
  const { t } = useLingui();
  const tree = useSelector(block, (snapshot) => blockData(snapshot, 'categories'));
  if (tree === null || tree.categories.length === 0) return null;
  return (
    <CategoryTiles
      label={t`Reparti`}
      items={tree.categories.map((category) => ({
        href: paths.category(category.slug),
        label: nameText(category),
        picture: category.metaData.category_info.ICON,
      }))}
    />
  );
}

interface ProductShelfProps {
  block: BlockRef;
  more?: string;
  /** Two rows where six stand side by side. */
  isLong?: boolean;
}

const rowSize = 6;

function ProductShelf({ block, more, isLong = false }: ProductShelfProps) {
  const { t } = useLingui();
  const loading = useSelector(block, isBlockLoading);
  const shelf = useSelector(block, (snapshot) => blockData(snapshot, 'products'));
  if (loading) {
    return (
      <Shelf busy>
        {Array.from({ length: rowSize }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </Shelf>
    );
  }
  if (shelf === null || shelf.block.products.length === 0) return null;
  const { title, products } = shelf.block;
  return (
    <Section
      title={<DataText>{title}</DataText>}
      link={more === undefined ? undefined : <TextLink href={more} alone>{t`Vedi tutte`}</TextLink>}
    >
      <Shelf>
        {products.slice(0, isLong ? 2 * rowSize : rowSize).map((product, index) => (
          <ProductCard key={product.productId} product={product} place="shelf" eager={isLong && index < 2} />
        ))}
      </Shelf>
    </Section>
  );
}

function Ideas({ block }: { block: BlockRef }) {
  const post = useSelector(block, (snapshot) => blockData(snapshot, 'post'));
  return post === null ? null : <Stories html={post.post.content.rendered} />;
}
