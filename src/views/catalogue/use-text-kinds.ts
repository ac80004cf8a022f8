import { useLingui } from '@lingui/react/macro';

/** What sort of text a post is, in words. */
export function useTextKinds(): (type: string) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case 'ricette':
        return t`Ricetta`;
      case 'volantini':
        return t`Volantino`;
      case 'faq':
        return t`Domanda`;
      case 'vantaggi':
        return t`Vantaggio`;
      case 'news':
        return t`Novità`;
      default:
        return t`Pagina`;
    }
  };
}
