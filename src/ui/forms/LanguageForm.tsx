import { useId } from 'react';
import { TextButton } from '../buttons/TextLink.tsx';
import { chosen, legend as legendClass, row } from './LanguageForm.css.ts';

interface LanguageFormProps {
  legend: string;
  /** Where the choice is sent. */
  action: string;
  /** Path and query of the page it is made on. */
  returnTo: string;
  /** By their tags; each named in itself. */
  languages: readonly { tag: string; name: string; isSpoken: boolean }[];
}

/** The languages of the shop: the one that is spoken, and a button for each other; it needs no script. */
export function LanguageForm({ legend, action, returnTo, languages }: LanguageFormProps) {
  const id = useId();
  return (
    <form method="post" action={action} aria-labelledby={id} className={row}>
      <span id={id} className={legendClass}>
        {legend}
      </span>
      <input type="hidden" name="returnTo" value={returnTo} />
      {languages.map(({ tag, name, isSpoken }) =>
        isSpoken ? (
          <span key={tag} lang={tag} aria-current="true" className={chosen}>
            {name}
          </span>
        ) : (
          <TextButton key={tag} type="submit" name="language" value={tag} lang={tag}>
            {name}
          </TextButton>
        ),
      )}
    </form>
  );
}
