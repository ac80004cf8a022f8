/** Loads the page anew and finds its place again: the browser looks for it, which until now the router did. */
export function reloadInPlace(): void {
  history.scrollRestoration = 'auto';
  location.reload();
}

/** How long the worker of the newer version may take to come and to begin, in ms. */
const patience = 3_000;

/** Has the worker of the newer version take over from the one that keeps the files of this. */
async function changeWorker({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (next === null) return;
  const taken = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const ask = () => {
    if (next.state === 'installed') next.postMessage('apply-update', { transfer: [] });
  };
  next.addEventListener('statechange', ask);
  ask();
  await taken;
}

/** The shopper wants the newer version: the page is loaded anew, with its worker where that comes in time. */
export function applyUpdate(): void {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const changed =
    'serviceWorker' in navigator ? changeWorker(navigator).catch(() => undefined) : Promise.resolve();
  void Promise.race([changed, late]).then(reloadInPlace);
}
