/** How a process was started, as far as its memory depends on it. */
interface Started {
  readonly execArgv: readonly string[];
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How the same program starts with less memory: everything after the path of Node, and its environment. */
interface LeanStart {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * In MB, of each half of the young generation. Node takes 64 on a large machine, and a shop that answers fills them
 * whether it needs them or not.
 */
const halfMb = 16;

/**
 * Of the library of C. It keeps what was freed in each of its arenas, of which it opens eight for each core. A block
 * of the threshold's size, as a password is checked in, goes back to the machine at once (decision 091).
 */
const allocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(4 * 1_024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(1_024 ** 2),
};

// Asks for large pages, where the machine gives them to who asks: a block that is made anew each time costs a fault a page.
const hugePages = 'glibc.malloc.hugetlb';
const tunables = 'GLIBC_TUNABLES';

const youngFlag = '--max-semi-space-size';
const saysYoung = (text: string): boolean => text.replaceAll('_', '-').includes(youngFlag);

/** How to start again with what can only be set before a process begins; null where all of it is set. */
export function leanStart({ execArgv, argv, env }: Started): LeanStart | null {
  const hasYoung = [...execArgv, env['NODE_OPTIONS'] ?? ''].some(saysYoung);
  const isAllocated = Object.keys(allocation).every((name) => env[name] !== undefined);
  const tuned = env[tunables] ?? '';
  const hasPages = tuned.split(':').some((one) => one.startsWith(`${hugePages}=`));
  if (hasYoung && isAllocated && hasPages) return null;
  return {
    args: [...execArgv, ...(hasYoung ? [] : [`${youngFlag}=${halfMb}`]), ...argv.slice(1)],
    env: {
      ...allocation,
      ...env,
      [tunables]: hasPages ? tuned : [tuned, `${hugePages}=1`].filter((one) => one !== '').join(':'),
    },
  };
}

/**
 * Puts the same program with less memory in the place of this process, under its id. Does nothing where the machine
 * cannot, or where somebody holds the process by a channel that would not survive.
 */
export function becomeLean(): void {
  const lean = leanStart(process);
  if (lean === null || process.platform === 'win32' || process.connected) return;
  process.execve?.(process.execPath, [process.execPath, ...lean.args], lean.env);
}
