import { example, codeOf, finding, isTest, type Rule, type Source } from './source.ts';

const tenantFile = /^tenants\/([^/]+)\/tenant\.ts$/;

/** The names of the brands, as their folders are called. */
export const brandNames = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path }) => tenantFile.exec(path)?.[1] ?? []);

function brandsIn(source: Source, brands: readonly string[]): string[] {
  if (source.path.startsWith('tenants/') || isTest(source.path)) return [];
  const code = codeOf(source).toLowerCase();
  return brands.flatMap((brand) => {
    const at = code.indexOf(brand);
    return at === -1 ? [] : [finding(source, at, `names ${brand}`)];
  });
}

const shop = { 'tenants/bottegaia/tenant.ts': 'export const tenant = {};' };

export const tenantNames: Rule = {
  says: 'no brand is named outside tenants/, but by tests',
  check: (sources) => {
    const brands = brandNames(sources);
    return sources.flatMap((source) => brandsIn(source, brands));
  },
  examples: [
    {
      of: { ...shop, 'src/app/x.ts': "const a = 1;\nif (tenant === 'bottegaia') order();" },
      finds: ['src/app/x.ts:2 names bottegaia'],
    },
    {
      of: { ...shop, 'backend/x.ts': 'const isBottegaia = true;' },
      finds: ['backend/x.ts:1 names bottegaia'],
    },
    { of: { ...shop, 'src/app/x.ts': '/** e.g. bottegaia.localhost */' }, finds: [] },
    { of: { ...shop, 'src/app/x.test.ts': "open('bottegaia');" }, finds: [] },
    example('src/app/x.ts', "const brand = 'bottegaia';"),
  ],
};
