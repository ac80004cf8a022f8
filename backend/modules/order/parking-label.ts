/** A parking place as its sign has it. */
export const parkingLabel = (place: number): string => `P${place}`;
