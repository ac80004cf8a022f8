import { Visitor } from 'rolldown/utils';
import { example, finding, type Rule, type Source } from './source.ts';

const readers = new Set(['useSelector', 'shallowEqual']);

/** Views select, send and render: whatever starts an actor belongs to the composition root. */
function startsIn(source: Source): string[] {
  if (!/^src\/(?:ui|views)\//.test(source.path)) return [];
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (from.value !== '@xstate/react') return;
      for (const { local, start } of specifiers) {
        if (!readers.has(local.name)) found.push(finding(source, start, `holds an actor by ${local.name}`));
      }
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start } = callee.property;
      if (['start', 'stop', 'provide'].includes(name)) found.push(finding(source, start, `calls ${name}()`));
    },
  }).visit(source.tree.program);
  return found;
}

export const construction: Rule = {
  says: 'only src/app and server construct things',
  check: (sources) => sources.flatMap(startsIn),
  examples: [
    example(
      'src/views/x/X.tsx',
      "import { useMachine } from '@xstate/react';",
      '1 holds an actor by useMachine',
    ),
    example(
      'src/views/x/X.tsx',
      "import { useSelector, useActorRef } from '@xstate/react';",
      '1 holds an actor by useActorRef',
    ),
    example('src/views/x/X.tsx', 'const a = 1;\ncart.start();', '2 calls start()'),
    example('src/views/x/X.tsx', 'const logic = cartLogic.provide({});', '1 calls provide()'),
    example(
      'src/views/x/X.tsx',
      "import { useSelector } from '@xstate/react';\ncart.send({ type: 'cart.reload' });",
    ),
  ],
};
