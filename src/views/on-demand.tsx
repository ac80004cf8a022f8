import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the page whose code comes when it is first shown, or is fetched ahead, as where the server rendered the part;
 * `meanwhile` stands in its place until then. `loadWords` brings the words that only this part says. Once the code is here the
 * part renders at once: what waits for a promise in React stays away for 300 ms more. An error of the load is thrown where the
 * part would stand.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadWords?: () => Promise<Messages>,
) {
  let code: ComponentType<Props> | null = null;
  let words: Messages | null = null;
  let hasWords = loadWords === undefined;
  async function fetchCode(): Promise<void> {
    const [part, told] = await Promise.all([code ?? load(), loadWords?.()]);
    code = part;
    words = told ?? null;
  }
  const readyCode = () => (hasWords ? code : null);
  function OnDemand({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const { i18n } = useLingui();
    const [part, setPart] = useState({ code: readyCode(), failure: null as unknown });
    useEffect(() => {
      const show = async () => {
        try {
          await fetchCode();
          if (!hasWords && words !== null) i18n.load(i18n.locale, words);
          hasWords = true;
          setPart({ code, failure: null });
        } catch (failure) {
          setPart({ code: null, failure });
        }
      };
      if (part.code === null) void show();
    }, [i18n, part.code]);
    if (part.failure !== null) throw part.failure;
    const Part = part.code;
    return Part === null ? meanwhile : <Part {...(props as unknown as Props)} />; // all but `meanwhile`
  }
  return Object.assign(OnDemand, { fetchCode });
}
