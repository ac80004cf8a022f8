import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { listPath } from '../../routing/paths.ts';

interface QueryFieldsProps {
  query: ListQuery;
  /** Parameters the form has fields of its own for. */
  without: readonly string[];
}

/** What a form without script must carry along of the list's address; the page starts anew. */
export function QueryFields({ query, without }: QueryFieldsProps) {
  const { searchParams } = new URL(listPath({ ...query, page: 1 }), 'http://shop.invalid');
  return [...searchParams]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
