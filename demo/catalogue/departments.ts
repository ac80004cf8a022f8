import { animali } from './departments/animali.ts';
import { baby } from './departments/baby.ts';
import { bevande } from './departments/bevande.ts';
import { carne } from './departments/carne.ts';
import { casa } from './departments/casa.ts';
import { colazione } from './departments/colazione.ts';
import { dispensa } from './departments/dispensa.ts';
import { gastronomia } from './departments/gastronomia.ts';
import { latteUova } from './departments/latte-uova.ts';
import { ortofrutta } from './departments/ortofrutta.ts';
import { paneForno } from './departments/pane-forno.ts';
import { persona } from './departments/persona.ts';
import { pesce } from './departments/pesce.ts';
import { salumiFormaggi } from './departments/salumi-formaggi.ts';
import { snack } from './departments/snack.ts';
import { surgelati } from './departments/surgelati.ts';
import type { DepartmentSource } from './source.ts';

/** The shop's departments in the order of its menu. */
export const departments: readonly DepartmentSource[] = [
  ortofrutta,
  carne,
  pesce,
  salumiFormaggi,
  gastronomia,
  latteUova,
  paneForno,
  dispensa,
  colazione,
  snack,
  bevande,
  surgelati,
  baby,
  casa,
  persona,
  animali,
];
