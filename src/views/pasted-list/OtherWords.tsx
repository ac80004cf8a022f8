import { useLingui } from '@lingui/react/macro';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';

interface OtherWordsProps {
  list: PastedListRef;
  line: ListLine;
  /** Its place on the list, from 0. */
  at: number;
  /** Other words are looked up for it. */
  busy: boolean;
}

/** A line that found nothing: words to try, or the shopper's own. */
export function OtherWords({ list, line: { matched }, at, busy }: OtherWordsProps) {
  const { t } = useLingui();
  const amend = (words: string) => list.send({ type: 'line.amend', line: at, words });
  return (
    <Stack gap="3">
      <Text>{t`Niente con queste parole.`}</Text>
      {matched.suggestions.length > 0 && (
        <Row wrap>
          {matched.suggestions.map((words) => (
            <Button key={words} variant="secondary" busy={busy} onClick={() => amend(words)}>
              {words}
            </Button>
          ))}
        </Row>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('words');
          if (typeof words === 'string' && !busy) amend(words);
        }}
      >
        <TextField
          name="words"
          label={t`Altre parole per «${matched.typed}»`}
          defaultValue={matched.typed}
          autoComplete="off"
          enterKeyHint="search"
          trailing={
            <Button type="submit" variant="ghost" size="sm" busy={busy}>
              {t`Cerca`}
            </Button>
          }
        />
      </form>
    </Stack>
  );
}
