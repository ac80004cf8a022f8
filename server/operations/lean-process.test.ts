import { expect, test } from 'vitest';
import { leanStart } from './lean-process.ts';

const argv = ['/usr/bin/node', '/shop/server/start.ts', '--one'];
const allocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

test('a start without settings of memory is given them', () => {
  expect(leanStart({ execArgv: ['--enable-source-maps'], argv, env: { PORT: '80' } })).toEqual({
    args: ['--enable-source-maps', '--max-semi-space-size=16', '/shop/server/start.ts', '--one'],
    env: { PORT: '80', ...allocation },
  });
});

test('a start that was given them does not start again', () => {
  const lean = leanStart({ execArgv: [], argv, env: {} });
  expect(leanStart({ execArgv: lean?.args.slice(0, 1) ?? [], argv, env: lean?.env ?? {} })).toBeNull();
});

test.each([
  { execArgv: ['--max_semi_space_size=32'], env: {} },
  { execArgv: [], env: { NODE_OPTIONS: '--trace-warnings --max-semi-space-size=32' } },
])('the young generation an operator set stays, %j', ({ execArgv, env }) => {
  expect(leanStart({ execArgv, argv, env })).toEqual({
    args: [...execArgv, '/shop/server/start.ts', '--one'],
    env: { ...env, ...allocation },
  });
});

test('the arenas an operator set stay', () => {
  expect(leanStart({ execArgv: [], argv, env: { MALLOC_ARENA_MAX: '1' } })).toEqual({
    args: ['--max-semi-space-size=16', '/shop/server/start.ts', '--one'],
    env: { ...allocation, MALLOC_ARENA_MAX: '1' },
  });
});

test.each([
  ['glibc.pthread.rseq=0', 'glibc.pthread.rseq=0:glibc.malloc.hugetlb=1'],
  ['', 'glibc.malloc.hugetlb=1'],
  ['glibc.malloc.hugetlb=0:glibc.pthread.rseq=0', 'glibc.malloc.hugetlb=0:glibc.pthread.rseq=0'],
])('large pages join what an operator tuned, and stay as one set them, %j', (tuned, joined) => {
  const lean = leanStart({ execArgv: [], argv, env: { GLIBC_TUNABLES: tuned } });
  expect(lean).toEqual({
    args: ['--max-semi-space-size=16', '/shop/server/start.ts', '--one'],
    env: { ...allocation, GLIBC_TUNABLES: joined },
  });
  expect(leanStart({ execArgv: lean?.args.slice(0, 1) ?? [], argv, env: lean?.env ?? {} })).toBeNull();
});
