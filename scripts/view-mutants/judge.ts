import { wideViewNames } from '../../tests/gallery/view-files.ts';
import type { MutantResult } from '../mutant-result.ts';
import { looks, type Look, type Place, type PlantedGallery, type Sight } from './planted-gallery.ts';

/** In how many states a fault is looked for, by what each look costs. */
const mostPlaces: Readonly<Record<Look, number>> = { tree: 200, presses: 8, keys: 6 };

/** In how many states of a file's views something is pressed. */
const mostPressed = 40;

/** A state as it is without a fault; null where it never looks the same twice. */
type Known = Sight | null;

/** Takes turns among lists: the first of each, then the second of each. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/** Says of faults whether what the gallery shows gives them away. */
export class Judge {
  private readonly gallery: PlantedGallery;
  private readonly known = new Map<string, Known>();

  constructor(gallery: PlantedGallery) {
    this.gallery = gallery;
  }

  /**
   * What becomes of a fault in these views; `Survived` where the code came to it and nothing was
   * otherwise. `ofFile` are all faults of its file: where none of them is met, nothing is pressed.
   */
  async judge(
    number: number,
    { views, ofFile }: { views: readonly string[]; ofFile: readonly number[] },
  ): Promise<MutantResult['status']> {
    let isMet = false;
    for (const look of looks) {
      let looked = 0;
      for (const place of await this.places(views, { look, ofFile })) {
        const without = await this.without(place, look);
        if (without === null || !without.met.has(number)) continue;
        isMet = true;
        looked += 1;
        if (looked > mostPlaces[look]) break;
        if (await this.isNoticed(place, { look, number, without })) return 'Killed';
      }
    }
    return isMet ? 'Survived' : 'NoCoverage';
  }

  /** Where a look may find a fault of a file, of whose faults these are the numbers. */
  private async places(
    views: readonly string[],
    { look, ofFile }: { look: Look; ofFile: readonly number[] },
  ): Promise<Place[]> {
    const all = (await Promise.all(views.map((view) => this.placesOf(view, look)))).flat();
    if (look === 'keys') return all;
    const shown = await this.inOrder(all, { look: 'tree', ofFile });
    return look === 'tree' ? shown : this.inOrder(shown.slice(0, mostPressed), { look, ofFile });
  }

  /** Of the states that stand alike and come to the same code of a file the one that says most, then the next of each kind. */
  private async inOrder(
    places: readonly Place[],
    { look, ofFile }: { look: Look; ofFile: readonly number[] },
  ): Promise<Place[]> {
    const seen: { place: Place; kind: string; length: number }[] = [];
    for (const place of places) {
      const without = await this.without(place, look);
      const met = ofFile.filter((number) => without?.met.has(number));
      const [stands = ''] = place.state.split(',');
      if (met.length > 0 || look === 'presses')
        seen.push({ place, kind: [stands, ...met].join(' '), length: without?.text.length ?? 0 });
    }
    const kinds = Map.groupBy(
      seen.toSorted((one, other) => other.length - one.length),
      ({ kind }) => kind,
    );
    return inTurns([...kinds.values()]).map(({ place }) => place);
  }

  private async placesOf(view: string, look: Look): Promise<Place[]> {
    const { states, keyboard, isWide } = await (await this.gallery.gallery()).view(view);
    const names = look === 'keys' ? Object.keys(keyboard) : states.map(({ name }) => name);
    const widths = look !== 'keys' && wideViewNames().includes(view) ? [false, true] : [isWide];
    return widths.flatMap((wide) => names.map((state) => ({ view, state, isWide: wide })));
  }

  private async without(place: Place, look: Look): Promise<Known> {
    const key = JSON.stringify([place, look]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const first = await this.gallery.look(place, { look, number: 0 });
    const second = await this.gallery.look(place, { look, number: 0 });
    const found = first.text === second.text ? second : null;
    this.known.set(key, found);
    return found;
  }

  private async isNoticed(
    place: Place,
    { look, number, without }: { look: Look; number: number; without: Sight },
  ): Promise<boolean> {
    try {
      return (await this.gallery.look(place, { look, number })).text !== without.text;
    } catch {
      // A view that breaks breaks its test; the page may not stand on its feet after it.
      await this.gallery.close();
      return true;
    }
  }
}
