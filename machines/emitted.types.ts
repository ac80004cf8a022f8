/**
 * What charts say beyond their family, by flow. A chart that emits adds its own, beside the type of what it emits:
 * from then on the app does not build without a handler for each of these events (src/wiring/event-handlers.ts).
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- Charts fill it.
export interface EmittedByFlow {}
