/** The command line, or a file it names, makes no sense; the message says why in one line. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

const isOfParseArgs = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Prints what is wrong with a command line, without a stack, and ends the process with 1. Throws every other error. */
export function exitForOptions(error: unknown): never {
  if (!(error instanceof OptionError) && !isOfParseArgs(error)) throw error;
  // What parseArgs adds to an unknown option is about arguments that begin with a dash.
  console.error(error.message.replace(/\. To specify a positional argument .*/s, ''));
  process.exit(1);
}
