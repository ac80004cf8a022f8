/** The kinds of phones an app is made for. */
export const platforms = ['android', 'ios'] as const;

export type Platform = (typeof platforms)[number];

/** A file of an app's project, by its path in the project's folder, with slashes. */
export interface ShellFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/** JSON as files of a project have it. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
