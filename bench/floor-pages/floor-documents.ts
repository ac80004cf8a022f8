import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { build } from 'vite';
import { CategoryPage, type Card } from './category-page.ts';

const style = `*{box-sizing:border-box}
body{margin:0;background:#f6f5f1;color:#1d2a22;font:1rem/1.4 system-ui,sans-serif}
header{position:sticky;top:0;z-index:1;display:flex;gap:1rem;align-items:center;padding:.75rem 1rem;background:#fff;border-bottom:1px solid #dcdcd4}
header form{flex:1}
header input{width:100%;height:2.75rem;padding:0 .75rem;border:1px solid #b9bdb5;border-radius:.5rem;font:inherit}
a{color:inherit}
main{max-width:75rem;margin:0 auto;padding:1rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:.5rem}
article{position:relative;display:grid;gap:.25rem;align-content:start;padding:.5rem;border-radius:.5rem;background:#fff;box-shadow:0 0 0 1px #dcdcd4}
article img{width:100%;height:auto;aspect-ratio:1;object-fit:contain}
article p,article h2{margin:0}
article h2{font-size:1rem;line-height:1.3}
article h2 a{text-decoration:none}
article h2 a::after{content:"";position:absolute;inset:0}
article h2 a:focus-visible::after{outline:2px solid #1f6b3b}
.price{font-size:1.25rem;font-weight:700}
.small{color:#5a665e;font-size:.875rem}
button{z-index:1;height:2.75rem;border:0;border-radius:.5rem;background:#1f6b3b;color:#fff;font:inherit;font-weight:600}
button:active{background:#174f2c}
@media (width>=900px){.cards{grid-template-columns:repeat(auto-fill,minmax(13.5rem,1fr))}}`;

const page = ({ title, body, end = '' }: { title: string; body: string; end?: string }): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><div id="root">${body}</div>${end}</body></html>`;

/** The page without script, and the same page that React makes live. */
export function floorDocuments(given: { title: string; cards: readonly Card[] }): {
  html: string;
  react: string;
} {
  const { title } = given;
  const data = JSON.stringify(given).replaceAll('<', String.raw`\u003c`);
  return {
    html: page({ title, body: renderToStaticMarkup(createElement(CategoryPage, given)) }),
    react: page({
      title,
      body: renderToString(createElement(CategoryPage, given)),
      end: `<script type="application/json" id="data">${data}</script><script type="module" src="/hydrate.js"></script>`,
    }),
  };
}

/** The script of React's page, in one file. */
export async function floorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: fileURLToPath(import.meta.resolve('./hydrate.ts')) } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}
