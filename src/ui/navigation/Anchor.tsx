import { createContext, useContext, type ComponentProps } from 'react';

/** Gives a path of the shop its address in the language of the page. */
export const AddressContext = createContext((path: string): string => path);

/** The address of a link or form to a path of the shop, in the language of the page. */
export const useAddress = (href: string): string => useContext(AddressContext)(href);

/** A link; one to a path of the shop stays in the language of the page. */
export function Anchor({ href, children, ...link }: ComponentProps<'a'>) {
  const addressOf = useContext(AddressContext);
  return (
    <a {...link} href={href === undefined ? undefined : addressOf(href)}>
      {children}
    </a>
  );
}
