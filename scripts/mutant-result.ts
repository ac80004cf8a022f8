interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change of the code and what became of it, as Stryker tells it. */
export interface MutantResult {
  readonly id: string;
  /** The whole path. */
  readonly fileName: string;
  /** Stryker's name of the kind of change. */
  readonly mutatorName: string;
  readonly replacement: string;
  /** Lines and columns count from 1. */
  readonly location: { readonly start: Position; readonly end: Position };
  readonly status:
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'CompileError'
    | 'RuntimeError'
    | 'Timeout'
    | 'Ignored'
    | 'Pending';
}
