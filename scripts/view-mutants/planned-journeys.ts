import * as v from 'valibot';

/** A test of `e2e`, by its file from there and its titles with blanks between. */
const journeySchema = v.object({ file: v.string(), title: v.string() });

/** The journeys that a fault is looked for with on a screen: a project of playwright.config.ts. */
const plannedFaultSchema = v.object({
  number: v.number(),
  screen: v.string(),
  journeys: v.array(journeySchema),
});

/** What a run of journeys in a planted shop is; null for all of them, without a fault. */
export const plannedSchema = v.nullable(v.array(plannedFaultSchema));

export type Journey = v.InferOutput<typeof journeySchema>;
export type PlannedFault = v.InferOutput<typeof plannedFaultSchema>;
