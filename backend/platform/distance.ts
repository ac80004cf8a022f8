/** A point in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point of something that may have none. */
export function coordinatesOf(place: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): Coordinates | null {
  const { latitude = null, longitude = null } = place;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole metres between two points, along the great circle. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const dLat = radians(other.latitude - one.latitude);
  const dLon = radians(other.longitude - one.longitude);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(dLon / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(a)));
}
