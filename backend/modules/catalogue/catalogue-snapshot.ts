import type { StoreDirectory } from '../store/store-directory.ts';
import type { TimeslotTemplate } from '../timeslot/timeslot-calendar.ts';
import type { Catalogue } from './catalogue.ts';

/** What a tenant sells and where, on one day, in memory. Stock and places are always read from the database. */
export interface CatalogueSnapshot {
  readonly catalogue: Catalogue;
  readonly stores: StoreDirectory;
  readonly templates: readonly TimeslotTemplate[];
}
