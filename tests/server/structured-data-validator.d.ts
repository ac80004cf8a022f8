/** As much of the validator as is used here: it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly fieldNames: readonly string[];
  }
  /** Google's rules for rich results; schema.org's words, which the types of schema-dts hold, it is not given. */
  export default class Validator {
    validate(found: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }
}
