import * as v from 'valibot';
import type { Journey } from './planned-journeys.ts';

/** How a journey went. */
export interface Told extends Journey {
  /** The project it was run in: a screen, with the number of a fault in front where there is one. */
  readonly project: string;
  readonly hasPassed: boolean;
  /** How long it took, in ms. */
  readonly duration: number;
  /** The planted faults that its pages came to. */
  readonly met: readonly number[];
}

const attachmentSchema = v.object({ name: v.string(), body: v.optional(v.string()) });
const resultSchema = v.object({
  status: v.optional(v.string()),
  duration: v.number(),
  attachments: v.array(attachmentSchema),
});
const specSchema = v.object({
  title: v.string(),
  tests: v.array(v.object({ projectName: v.string(), results: v.array(resultSchema) })),
});

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const reportSchema = v.object({ suites: v.array(suiteSchema), errors: v.array(v.unknown()) });

const metOf = (attachments: readonly v.InferOutput<typeof attachmentSchema>[]): number[] => {
  const { body } = attachments.find(({ name }) => name === 'faults') ?? {};
  const json = body === undefined ? '[]' : Buffer.from(body, 'base64').toString('utf8');
  return v.parse(v.array(v.number()), JSON.parse(json));
};

const toldBy = ({ file, specs, suites = [] }: Suite, above: readonly string[]): Told[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .slice(-1)
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, duration, attachments }) => ({
          file,
          title: [...above, title].join(' '),
          project: projectName,
          hasPassed: status === 'passed',
          duration,
          met: metOf(attachments),
        })),
    ),
  ),
  ...suites.flatMap((suite) => toldBy(suite, [...above, suite.title])),
];

/** How each journey went at last, from what Playwright's JSON reporter wrote. Throws Error where none was run. */
export function toldIn(json: string): Told[] {
  const { suites, errors } = v.parse(reportSchema, JSON.parse(json));
  if (suites.length === 0) throw new Error(`No journey was run: ${JSON.stringify(errors)}`);
  return suites.flatMap((suite) => toldBy(suite, []));
}
