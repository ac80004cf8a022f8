/** Liveness of the process, and readiness to take requests. */
export interface Health {
  /** The answer of `/livez` or `/readyz`; null for any other path. */
  answer: (pathname: string) => Promise<{ readonly status: 200 | 503; readonly text: string }> | null;
  /** From now on the process is not ready. */
  close: () => void;
}

const good = { status: 200, text: 'ok' } as const;

export function createHealth({ isReady }: { isReady: () => Promise<boolean> }): Health {
  let isClosing = false;
  const readiness = async () => {
    if (isClosing) return { status: 503, text: 'closing' } as const;
    return (await isReady()) ? good : ({ status: 503, text: 'no database' } as const);
  };
  return {
    answer(pathname) {
      if (pathname === '/livez') return Promise.resolve(good);
      return pathname === '/readyz' ? readiness() : null;
    },
    close() {
      isClosing = true;
    },
  };
}
