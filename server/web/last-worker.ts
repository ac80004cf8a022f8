const text =
  "addEventListener('install',()=>skipWaiting());" +
  "addEventListener('activate',(event)=>event.waitUntil((async()=>{" +
  'for(const name of await caches.keys())await caches.delete(name);' +
  'await registration.unregister()})()));';

/**
 * A worker that ends itself and all that one before it kept. Where the worker is switched off, or there is none, browsers that have
 * one fetch this with their next page.
 */
export const lastWorker = (): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
