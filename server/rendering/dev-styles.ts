import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

const isStyle = (id: string): boolean => id.endsWith('.css');

/** Ids of the style sheets these modules import, in the order of the cascade. */
async function stylesOf(vite: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const { moduleGraph } = vite.environments.ssr;
  const found = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.id !== null && isStyle(node.id)) found.add(node.id);
  };
  for (const module of modules) {
    const node = await moduleGraph.getModuleByUrl(module);
    if (node !== undefined) visit(node);
  }
  return [...found];
}

/**
 * The styles of a page as elements of its head, so that it never shows undressed. They carry the mark Vite gives its
 * own, which then takes them over: a change shows without loading the page again.
 */
export async function inlineStyles(vite: ViteDevServer, modules: readonly string[]): Promise<string> {
  const ids = await stylesOf(vite, modules);
  const sheets = await Promise.all(
    ids.map(async (id) => {
      const sheet = await vite.environments.client.transformRequest(`${id}?direct`);
      return sheet === null ? '' : `<style data-vite-dev-id="${id}">${sheet.code}</style>`;
    }),
  );
  return sheets.join('');
}
