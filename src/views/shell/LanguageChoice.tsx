import { useLingui } from '@lingui/react/macro';
import { languageNames } from '../../../contract/languages.ts';
import { paths } from '../../routing/paths.ts';
import { LanguageForm } from '../../ui/forms/LanguageForm.tsx';
import { useShop } from '../shop-context.ts';

/** The languages a brand speaks, where there is a choice; the page is shown again in the one that is chosen (TEN-03). */
export function LanguageChoice({ returnTo }: { returnTo: string }) {
  const { t, i18n } = useLingui();
  const { languages } = useShop().tenant.facts;
  if (languages.length === 1) return null;
  return (
    <LanguageForm
      legend={t`Lingua`}
      action={paths.language}
      returnTo={returnTo}
      languages={languages.map((tag) => ({ tag, name: languageNames[tag], isSpoken: tag === i18n.locale }))}
    />
  );
}
