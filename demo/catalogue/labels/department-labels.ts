import { animaliLabels } from './animali.ts';
import { babyLabels } from './baby.ts';
import { bevandeLabels } from './bevande.ts';
import { carneLabels } from './carne.ts';
import { casaLabels } from './casa.ts';
import { colazioneLabels } from './colazione.ts';
import { dispensaLabels } from './dispensa.ts';
import { gastronomiaLabels } from './gastronomia.ts';
import type { DepartmentLabels, LeafLabels } from './label-source.ts';
import { latteUovaLabels } from './latte-uova.ts';
import { ortofruttaLabels } from './ortofrutta.ts';
import { paneFornoLabels } from './pane-forno.ts';
import { personaLabels } from './persona.ts';
import { pesceLabels } from './pesce.ts';
import { salumiFormaggiLabels } from './salumi-formaggi.ts';
import { snackLabels } from './snack.ts';
import { surgelatiLabels } from './surgelati.ts';

const labels: DepartmentLabels = {
  ...ortofruttaLabels,
  ...carneLabels,
  ...pesceLabels,
  ...salumiFormaggiLabels,
  ...gastronomiaLabels,
  ...latteUovaLabels,
  ...paneFornoLabels,
  ...dispensaLabels,
  ...colazioneLabels,
  ...snackLabels,
  ...bevandeLabels,
  ...surgelatiLabels,
  ...babyLabels,
  ...casaLabels,
  ...personaLabels,
  ...animaliLabels,
};

/** Throws RangeError for a leaf that nobody wrote labels for. */
export function leafLabels(slug: string): LeafLabels {
  const found = labels[slug];
  if (found === undefined) throw new RangeError(`No labels for leaf ${slug}`);
  return found;
}
