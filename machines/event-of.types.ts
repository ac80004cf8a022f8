/** The union of a flow's events: `Payloads` maps each event's type to what it carries besides. */
export type EventOf<Payloads> = {
  [Type in keyof Payloads & string]: { type: Type } & Payloads[Type];
}[keyof Payloads & string];
