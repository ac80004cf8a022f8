import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areListsSignedOut,
  haveListsFailed,
  knownLists,
} from '../../../machines/wishlists/wishlists.selectors.ts';
import type { Wishlists } from '../../../machines/wishlists/wishlists.types.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { heartIcon } from '../../ui/icons/account/heart.ts';
import { CardPair } from '../../ui/layout/account/CardPair.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NavList } from '../../ui/navigation/NavList.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { isFavourites, useListTitle } from '../lists/list-title.ts';
import type { WishlistsRef } from '../lists/list-refs.ts';

const shownLists = 2;

/** The first of the shopper's lists, and the way to all of them (NAV-12, LIST-01). */
export function DashboardLists({ lists }: { lists: WishlistsRef }) {
  const { t } = useLingui();
  const known = useSelector(lists, knownLists);
  const count = known === null ? 0 : known.own.length + known.shared.length;
  return (
    <Section
      title={t`Le mie liste`}
      link={
        <TextLink href={paths.lists} alone>
          {count > shownLists ? t`Tutte e ${count}` : t`Tutte le liste`}
        </TextLink>
      }
    >
      {known === null ? <Awaited lists={lists} /> : <First known={known} />}
    </Section>
  );
}

function Awaited({ lists }: { lists: WishlistsRef }) {
  const { t } = useLingui();
  const hasFailed = useSelector(lists, haveListsFailed);
  const isAwaitingSession = useSelector(lists, areListsSignedOut);
  if (hasFailed || isAwaitingSession)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => lists.send({ type: 'lists.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare le liste.`}
      </Alert>
    );
  return (
    <Stack busy>
      <Skeleton height="slot" />
    </Stack>
  );
}

function First({ known }: { known: Wishlists }) {
  const { t } = useLingui();
  const titleOf = useListTitle();
  const first = [...known.own, ...known.shared].slice(0, shownLists);
  if (first.length === 0) return <Text tone="muted">{t`Non hai ancora una lista.`}</Text>;
  return (
    <CardPair>
      {first.map((list) => (
        <NavList
          key={list.listId}
          rows={[
            {
              href: paths.list(isFavourites(list) ? 'favourites' : list.listId),
              icon: heartIcon,
              label: titleOf(list),
              note: t`${plural(list.size, { one: '# prodotto', other: '# prodotti' })}`,
            },
          ]}
        />
      ))}
    </CardPair>
  );
}
