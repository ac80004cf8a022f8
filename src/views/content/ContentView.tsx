import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Post } from '../../../contract/api/content/content.ts';
import { textParts } from '../../../contract/rules/content/text-parts.ts';
import type { contentPageMachine } from '../../../machines/content-page/content-page.machine.ts';
import {
  hasPostFailed,
  isPostMissing,
  shownParts,
  shownPost,
} from '../../../machines/content-page/content-page.selectors.ts';
import type { PagePart } from '../../../machines/content-page/content-page.types.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Shelf } from '../../ui/layout/TileGrid.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { Stories } from '../rich-text/Stories.tsx';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** Until its blocks are there, or where none comes, a page is its text. */
const textsOf = (post: Post): readonly PagePart[] =>
  textParts(post.content.rendered).flatMap((part) => (part.kind === 'text' ? [part] : []));

const rowSize = 6;

function Part({ part }: { part: PagePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Prose>
          <RichText html={part.html} />
        </Prose>
      );
    case 'block':
      return (
        <Section title={<DataText>{part.post.title.rendered}</DataText>}>
          <Stories html={part.post.content.rendered} />
        </Section>
      );
    case 'products':
      return (
        <Shelf>
          {part.products.slice(0, rowSize).map((product) => (
            <ProductCard key={product.productId} product={product} place="shelf" />
          ))}
        </Shelf>
      );
  }
}

/** A page of the content backend; its breadcrumb starts at Homepage (NAV-07, CMS-01, CMS-08). */
export function ContentView({ page }: { page: ActorRefFrom<typeof contentPageMachine> }) {
  const { t } = useLingui();
  const post = useSelector(page, shownPost);
  const parts = useSelector(page, shownParts);
  const missing = useSelector(page, isPostMissing);
  const hasFailed = useSelector(page, hasPostFailed);
  if (missing) return <NotFoundView />;
  // Until the page is there, or when it does not come, its place says what it is.
  const words = t`Informazioni`;
  return (
    <Page>
      <Breadcrumbs
        label={t`Percorso`}
        links={[{ href: paths.home, label: t`Homepage` }]}
        current={post === null ? words : <DataText>{post.title.rendered}</DataText>}
      />
      {post === null && <Heading level={1}>{words}</Heading>}
      {post !== null ? (
        <>
          <Prose>
            <Heading level={1}>
              <DataText>{post.title.rendered}</DataText>
            </Heading>
            {post.testo_validit !== '' && (
              <Text tone="muted">
                <DataText>{post.testo_validit}</DataText>
              </Text>
            )}
          </Prose>
          <Stack gap="6">
            {(parts ?? textsOf(post)).map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </Stack>
        </>
      ) : hasFailed ? (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => page.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
        >
          {t`Si è verificato un errore, riprova tra qualche minuto.`}
        </Alert>
      ) : (
        <Skeleton height="panel" />
      )}
    </Page>
  );
}
