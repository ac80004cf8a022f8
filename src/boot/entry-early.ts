import { afterFirstPaint } from './after-first-paint.ts';
import { brandFonts } from './brand-fonts.ts';
import type { EarlyScript } from './early-script.ts';

const actions: EarlyScript['actions'] = new Map();

const record = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  if (event instanceof SubmitEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    event.preventDefault();
    actions.set(form, () => form.requestSubmit());
    return;
  }
  const button = event.target.closest('button');
  if (button !== null && button.type !== 'submit') actions.set(button, () => button.click());
};

document.addEventListener('click', record, true);
document.addEventListener('submit', record, true);

const fonts = brandFonts(document.querySelector<HTMLStyleElement>('style[data-fonts]'), () => localStorage);

fonts.show();

globalThis.earlyScript = {
  actions,
  stop() {
    document.removeEventListener('click', record, true);
    document.removeEventListener('submit', record, true);
  },
  fonts,
};

// What is seen comes first: the scripts would share the line with it (decision 050).
afterFirstPaint(() => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-scripts]'))
    document.head.append(content);
});
