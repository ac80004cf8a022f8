import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

const stored = 'flows.theme';

const wished = (): Theme => {
  const kept = localStorage.getItem(stored);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Light or dark: as the system has it until it is switched. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState(wished);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return {
    theme,
    toggle() {
      const next = theme === 'light' ? 'dark' : 'light';
      localStorage.setItem(stored, next);
      setTheme(next);
    },
  };
}
