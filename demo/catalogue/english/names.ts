import { vocabulary } from './dictionary.ts';
import { ortofruttaNames } from './names/ortofrutta.ts';
import { carneNames } from './names/carne.ts';
import { pesceNames } from './names/pesce.ts';
import { salumiFormaggiNames } from './names/salumi-formaggi.ts';
import { gastronomiaNames } from './names/gastronomia.ts';
import { latteUovaNames } from './names/latte-uova.ts';
import { paneFornoNames } from './names/pane-forno.ts';
import { dispensaNames } from './names/dispensa.ts';
import { colazioneNames } from './names/colazione.ts';
import { snackNames } from './names/snack.ts';
import { bevandeNames } from './names/bevande.ts';
import { surgelatiNames } from './names/surgelati.ts';
import { babyNames } from './names/baby.ts';
import { casaNames } from './names/casa.ts';
import { personaNames } from './names/persona.ts';
import { animaliNames } from './names/animali.ts';
import { unchangedNames } from './unchanged.ts';

/** Names of products. */
export const names = vocabulary(
  unchangedNames,
  ortofruttaNames,
  carneNames,
  pesceNames,
  salumiFormaggiNames,
  gastronomiaNames,
  latteUovaNames,
  paneFornoNames,
  dispensaNames,
  colazioneNames,
  snackNames,
  bevandeNames,
  surgelatiNames,
  babyNames,
  casaNames,
  personaNames,
  animaliNames,
);
