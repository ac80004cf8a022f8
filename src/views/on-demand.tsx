import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the page whose code comes when it is first shown; `meanwhile` stands in its place until then. Once the code
 * is here the part renders at once: what waits for a promise in React stays away for 300 ms more. An error of the load
 * is thrown where the part would stand.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | null = null;
  return function OnDemand({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [part, setPart] = useState({ code, failure: null as unknown });
    useEffect(() => {
      const fetchCode = async () => {
        try {
          code = await load();
          setPart({ code, failure: null });
        } catch (failure) {
          setPart({ code: null, failure });
        }
      };
      if (part.code === null) void fetchCode();
    }, [part.code]);
    if (part.failure !== null) throw part.failure;
    const Part = part.code;
    return Part === null ? meanwhile : <Part {...(props as unknown as Props)} />; // all but `meanwhile`
  };
}
