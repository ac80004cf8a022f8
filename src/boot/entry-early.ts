import type { EarlyActions } from './early-actions.ts';

const actions: EarlyActions['actions'] = new Map();

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

globalThis.earlyActions = {
  actions,
  stop() {
    document.removeEventListener('click', record, true);
    document.removeEventListener('submit', record, true);
  },
};
