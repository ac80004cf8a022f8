import { languageBase } from '../../contract/rules/language/language-address.ts';
import type { VisitedShop } from '../rendering/pages.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { createAppIcons } from './app-icons.ts';
import { appManifest, manifestPath } from './app-manifest.ts';
import { openAppPictures } from './app-pictures.ts';

export type AppFiles = (pathname: string, shop: VisitedShop) => Promise<Response | null>;

interface AppFilesDependencies {
  renderer: Pick<Renderer, 'storefrontOf'>;
  /** The folder that has `tenants/`. */
  root: string;
}

/** What a browser asks for to install a brand's shop: manifest, icons and pictures; null for any other address. */
export function createAppFiles({ renderer, root }: AppFilesDependencies): AppFiles {
  const icons = createAppIcons();
  const pictures = openAppPictures(root);
  return async (pathname, { brand: { facts, tokens }, language }) => {
    const { tenantId } = facts;
    const lookOf = async () => {
      const { logo } = await renderer.storefrontOf(tenantId, language);
      return { logo, tokens: tokens.light };
    };
    if (pathname !== manifestPath)
      return (await icons(pathname, lookOf)) ?? pictures.answer(pathname, tenantId);
    const { tenant } = await renderer.storefrontOf(tenantId, language);
    const [look, taken] = await Promise.all([lookOf(), pictures.of(tenantId)]);
    const base = languageBase(facts.languages, language);
    return appManifest({ tenant, look, tokens, pictures: taken, base, language });
  };
}
