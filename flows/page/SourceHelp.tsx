/** The steps by which a change that was made in Stately Studio comes back into the repository. */
export const SourceHelp = ({ flow }: { flow: string }) => (
  <details className="help">
    <summary>Changed in Stately?</summary>
    <ol>
      <li>Export the machine from Stately as TypeScript.</li>
      <li>
        Paste the literal its <code>createMachine</code> gets over the one in{' '}
        <code>{`machines/${flow}/${flow}.machine.ts`}</code>; the <code>setup</code> above it stays.
      </li>
      <li>
        Run <code>{`npm run paths -- --machine ${flow}`}</code>: it says what the change breaks.
      </li>
      <li>
        Run <code>npm run flows -- --docs</code>, which draws the chart anew.
      </li>
    </ol>
  </details>
);
