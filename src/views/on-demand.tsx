import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the page whose code comes when it is first shown, or is fetched ahead, as where the server rendered the part;
 * `meanwhile` stands in its place until then. Once the code is here the part renders at once: what waits for a promise in
 * React stays away for 300 ms more. An error of the load is thrown where the part would stand.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | null = null;
  async function fetchCode(): Promise<void> {
    code ??= await load();
  }
  function OnDemand({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [part, setPart] = useState({ code, failure: null as unknown });
    useEffect(() => {
      const show = async () => {
        try {
          await fetchCode();
          setPart({ code, failure: null });
        } catch (failure) {
          setPart({ code: null, failure });
        }
      };
      if (part.code === null) void show();
    }, [part.code]);
    if (part.failure !== null) throw part.failure;
    const Part = part.code;
    return Part === null ? meanwhile : <Part {...(props as unknown as Props)} />; // all but `meanwhile`
  }
  return Object.assign(OnDemand, { fetchCode });
}
