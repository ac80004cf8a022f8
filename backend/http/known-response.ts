/**
 * A response whose whole body is at hand: who sends it or compresses it need not read it from a stream, which is made for
 * those alone who ask for one.
 */
export class KnownResponse extends Response {
  readonly content: string | Uint8Array<ArrayBuffer>;
  #read: Response | null = null;

  constructor(content: string | Uint8Array<ArrayBuffer>, init: ResponseInit = {}) {
    super(null, init);
    this.content = content;
  }

  get #readable(): Response {
    return (this.#read ??= new Response(this.content));
  }

  override get body() {
    return this.#readable.body;
  }

  override get bodyUsed() {
    return this.#read?.bodyUsed ?? false;
  }

  override arrayBuffer() {
    return this.#readable.arrayBuffer();
  }

  override blob() {
    return this.#readable.blob();
  }

  override bytes() {
    return this.#readable.bytes();
  }

  override formData() {
    return this.#readable.formData();
  }

  override json() {
    return this.#readable.json();
  }

  override text() {
    return this.#readable.text();
  }

  override clone(): KnownResponse {
    return new KnownResponse(this.content, this);
  }
}

/** The bytes of a response; of one whose body is at hand they are the same, no copy. */
export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  if (!(response instanceof KnownResponse)) return Buffer.from(await response.arrayBuffer());
  const { content } = response;
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

/** True where there is a body to send. */
export const hasBody = (response: Response): boolean =>
  response instanceof KnownResponse || response.body !== null;
