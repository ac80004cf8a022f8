/** The colours of the backend's own pages, as CSS custom properties: no brand's, so that they are not taken for its pages. */
export const pageColours = `
  :root { --ground: #f3f4f2; --surface: #fff; --ink: #1c2321; --muted: #4a524f; --border: #5d6663; --focus: #1d4ed8;
    --confirm: #14532d; --on-confirm: #fff; --rule: #8888; --code-ground: #8881; }`;
