import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areMorePagesLoading,
  areNoPagesFound,
  arePagesLoading,
  canSeeMorePages,
  foundPages,
  havePagesFailed,
  pagesTotal,
  searchedWords,
} from '../../../machines/content-search/content-search.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TextHit, TextHits } from '../../ui/content/TextHits.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ContentSearchRef } from './content-search-ref.ts';
import { useTextKinds } from './use-text-kinds.ts';

/** All texts that hold the words, in the place of the products (CMS-09). */
export function FoundPages({ content }: { content: ContentSearchRef }) {
  const { t } = useLingui();
  const kindOf = useTextKinds();
  const words = useSelector(content, searchedWords);
  const pages = useSelector(content, foundPages);
  const total = useSelector(content, pagesTotal);
  const isLoading = useSelector(content, arePagesLoading);
  const areMoreComing = useSelector(content, areMorePagesLoading);
  const isNothing = useSelector(content, areNoPagesFound);
  const hasFailed = useSelector(content, havePagesFailed);
  const canSeeMore = useSelector(content, canSeeMorePages);
  if (isLoading) return <Skeleton height="panel" />;
  if (isNothing) {
    return (
      <EmptyState
        title={t`Nessuna pagina con «${words}»`}
        picture="/media/emoji/1f50e-240.webp"
        actions={
          <ButtonLink href={paths.content('contatti')} variant="secondary">
            {t`Chiedi al servizio clienti`}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap="4">
      {pages.length > 0 && (
        <>
          <div role="status">
            <Text tone="muted">{t`${plural(total, { one: 'Una pagina', other: '# pagine' })}`}</Text>
          </div>
          <TextHits label={t`Ricette e pagine`}>
            {pages.map(({ id, title, url, subtype }) => (
              <TextHit key={id} href={url} title={title} kind={kindOf(subtype)} />
            ))}
          </TextHits>
        </>
      )}
      {hasFailed && (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => content.send({ type: 'pages.retry' })}>{t`Riprova`}</Button>}
        >
          {t`Si è verificato un errore, riprova tra qualche minuto.`}
        </Alert>
      )}
      {(canSeeMore || areMoreComing) && (
        <div>
          <Button
            variant="secondary"
            busy={areMoreComing}
            onClick={() => content.send({ type: 'pages.more' })}
          >
            {t`Mostra altre pagine`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
