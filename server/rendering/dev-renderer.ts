import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Language } from '../../contract/languages.ts';
import { root } from '../root.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import type * as ServerEntry from '../../src/boot/entry-server.tsx';
import { inlineStyles } from './dev-styles.ts';
import type { Renderer } from './renderer.ts';

const entries = {
  server: '/src/boot/entry-server.tsx',
  client: '/src/boot/entry-client.ts',
  early: '/src/boot/entry-early.ts',
};
const pageModule = (page: string) => `/src/pages/${page}.page.tsx`;

/** Renders with the sources as they are now, in the one language Vite was started in: it loads again what was changed. */
export function openDevRenderer(
  vite: ViteDevServer,
  { language, headerPrefix }: { language: Language; headerPrefix: string },
): Renderer {
  const storefrontModule = (brand: string): string => {
    const own = `/tenants/${brand}/storefront.${language}.ts`;
    return existsSync(join(root, own)) ? own : `/tenants/${brand}/storefront.ts`;
  };
  const entry = async () => (await vite.ssrLoadModule(entries.server)) as typeof ServerEntry;
  return {
    inlineScripts: [],
    matchRoute: async (href, tenant) => (await entry()).matchRoute(href, tenant),
    publicPaths: async () => (await entry()).publicPaths,
    cookieChoice: async () => (await entry()).cookieChoice,
    render: async (_, request) => (await entry()).render({ ...request, headerPrefix }),
    logIn: async (_, sent) => (await entry()).logIn({ ...sent, headerPrefix }),
    async storefrontOf(brand) {
      const { storefront } = await vite.ssrLoadModule(storefrontModule(brand));
      return storefront as Storefront; // what every brand's module exports
    },
    references: async (brand, page) => ({
      styles: [],
      // They stand in the styles.
      fonts: null,
      preloads: { page: [], visitor: [], calls: [], login: [] },
      early: { address: entries.early },
      firstCall: await (await entry()).firstCall(headerPrefix),
      entry: entries.client,
      storefront: storefrontModule(brand),
      pageModule: pageModule(page),
      extra: await inlineStyles(vite, [storefrontModule(brand), entries.server, pageModule(page)]),
    }),
    finish: (html, href) => vite.transformIndexHtml(href, html),
  };
}
