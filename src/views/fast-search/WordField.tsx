import { useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { mostWords } from '../../../contract/rules/catalogue/words-to-find.ts';
import {
  areWordsGone,
  hasTooManyWords,
  typedWord,
  wordsNotFound,
  wordsSought,
} from '../../../machines/fast-search/fast-search.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { ChipField } from '../../ui/forms/ChipField.tsx';
import type { FastSearchRef } from './fast-search-ref.ts';

interface WordFieldProps {
  search: FastSearchRef;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The words as chips, those that found nothing in another colour, and a place for one more. */
export function WordField({ search, fieldRef }: WordFieldProps) {
  const { t } = useLingui();
  const words = useSelector(search, wordsSought);
  const missing = useSelector(search, wordsNotFound, shallowEqual);
  const text = useSelector(search, typedWord);
  const tooMany = useSelector(search, hasTooManyWords);
  const areGone = useSelector(search, areWordsGone);
  return (
    <ChipField
      label={t`Aggiungi una parola`}
      placeholder={t`Aggiungi…`}
      action={paths.fastSearch}
      name="q"
      chips={words.map((word) => ({
        words: word,
        removeLabel: t`Togli ${word}`,
        tone: missing.includes(word) ? 'warning' : 'plain',
      }))}
      value={text}
      hint={
        tooMany
          ? t`Al massimo ${mostWords} parole: togline una per aggiungerne un’altra.`
          : areGone
            ? t`Scrivi una parola per cercare.`
            : undefined
      }
      fieldRef={fieldRef}
      onValue={(value) => search.send({ type: 'text.changed', text: value })}
      onAdd={(value) => search.send({ type: 'word.add', text: value })}
      onRemove={(word) => search.send({ type: 'word.remove', word })}
    />
  );
}
