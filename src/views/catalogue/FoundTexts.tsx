import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { contentHits, isContentComing } from '../../../machines/content-search/content-search.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextHit, TextHits } from '../../ui/content/TextHits.tsx';
import { LoadedWhenNear } from '../../ui/feedback/LoadedWhenNear.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { ContentSearchRef } from './content-search-ref.ts';
import { useTextKinds } from './use-text-kinds.ts';

/** Most texts that stand below the products. */
const most = 4;

/** What the texts of the shop have of the words, below the products; away where there is none (CMS-09, CAT-18). */
export function FoundTexts({ content }: { content: ContentSearchRef }) {
  const { t } = useLingui();
  const id = useId();
  const kindOf = useTextKinds();
  const hits = useSelector(content, contentHits);
  const isComing = useSelector(content, isContentComing);
  if (isComing) {
    return (
      <LoadedWhenNear onNear={() => content.send({ type: 'content.wanted' })}>
        <span />
      </LoadedWhenNear>
    );
  }
  if (hits.length === 0) return null;
  const title = t`Ricette e pagine`;
  return (
    <section aria-labelledby={id}>
      <Stack gap="3">
        <Heading level={2} look="section" id={id}>
          {title}
        </Heading>
        <TextHits label={title}>
          {hits.slice(0, most).map(({ id, title: name, url, type, excerpt }) => (
            <TextHit key={id} href={url} title={name} kind={kindOf(type)} excerpt={excerpt} />
          ))}
        </TextHits>
        {hits.length > most && (
          <div>
            <Button variant="secondary" onClick={() => content.send({ type: 'tab.chosen', tab: 'pages' })}>
              {t`Tutte le pagine`}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
