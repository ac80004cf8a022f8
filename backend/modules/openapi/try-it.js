// Sends the forms of the API page as the shop's own client would, and shows what came back.

const { clientHeader } = document.currentScript.dataset;

/** The parameters of a form that were filled in. */
function filledIn(form) {
  return [...new FormData(form)].filter(([name, value]) => value !== '' && !name.startsWith('__'));
}

function requestOf(form) {
  const method = form.dataset.method;
  const parts = filledIn(form);
  const inPath = new Set([...form.querySelectorAll('[data-in=path]')].map((field) => field.name));
  let path = form.dataset.path;
  for (const [name, value] of parts) {
    if (inPath.has(name)) path = path.replace(`{${name}}`, encodeURIComponent(value));
  }
  const query = new URLSearchParams(parts.filter(([name]) => !inPath.has(name))).toString();
  const headers = { [clientHeader]: 'site' };
  if (method === 'GET') return [query === '' ? path : `${path}?${query}`, { method, headers }];
  const body = form.elements.namedItem('__body').value;
  return [path, { method, body, headers: { ...headers, 'Content-Type': 'application/json' } }];
}

async function send(form) {
  const output = form.querySelector('output');
  output.textContent = '…';
  try {
    const [url, init] = requestOf(form);
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    output.textContent = `${answer.status}\n${isJson ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
  } catch (error) {
    output.textContent = String(error);
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(event.target);
});
