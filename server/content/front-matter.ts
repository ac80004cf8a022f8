import { LineCounter, parseDocument } from 'yaml';

/** A text with its front matter: what stands between two lines of `---` above it. */
export interface MatterFile {
  readonly matter: unknown;
  readonly body: string;
}

/** A text that cannot be read: `line` counts from 1, null where the whole of it is meant. */
export class MatterError extends Error {
  override readonly name = 'MatterError';
  readonly line: number | null;

  constructor(message: string, line: number | null) {
    super(message);
    this.line = line;
  }
}

const shape = /^\uFEFF?---[ \t]*\r?\n(?<matter>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

/** Parts a file into front matter (YAML) and text. Throws MatterError. */
export function readMatter(file: string): MatterFile {
  const { matter = null, body = '' } = shape.exec(file)?.groups ?? {};
  if (matter === null)
    throw new MatterError('it does not begin with its front matter between two lines of ---', 1);
  const lineCounter = new LineCounter();
  const document = parseDocument(matter, { lineCounter, prettyErrors: false, schema: 'core' });
  const [error] = document.errors;
  // The front matter begins on the second line.
  if (error !== undefined) {
    const reason =
      error.code === 'BLOCK_AS_IMPLICIT_KEY'
        ? 'a text that holds ": " must stand between quotes'
        : error.message;
    throw new MatterError(reason, lineCounter.linePos(error.pos[0]).line + 1);
  }
  return { matter: document.toJS(), body };
}
