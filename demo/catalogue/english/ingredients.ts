import { vocabulary } from './dictionary.ts';
import { ortofruttaIngredients } from './ingredients/ortofrutta.ts';
import { carneIngredients } from './ingredients/carne.ts';
import { pesceIngredients } from './ingredients/pesce.ts';
import { salumiFormaggiIngredients } from './ingredients/salumi-formaggi.ts';
import { gastronomiaIngredients } from './ingredients/gastronomia.ts';
import { latteUovaIngredients } from './ingredients/latte-uova.ts';
import { paneFornoIngredients } from './ingredients/pane-forno.ts';
import { dispensaIngredients } from './ingredients/dispensa.ts';
import { colazioneIngredients } from './ingredients/colazione.ts';
import { snackIngredients } from './ingredients/snack.ts';
import { bevandeIngredients } from './ingredients/bevande.ts';
import { surgelatiIngredients } from './ingredients/surgelati.ts';
import { babyIngredients } from './ingredients/baby.ts';
import { casaIngredients } from './ingredients/casa.ts';
import { personaIngredients } from './ingredients/persona.ts';
import { animaliIngredients } from './ingredients/animali.ts';
import { unchangedIngredients } from './unchanged-ingredients.ts';

/** Phrases of ingredient lists, allergens between asterisks. */
export const ingredients = vocabulary(
  unchangedIngredients,
  ortofruttaIngredients,
  carneIngredients,
  pesceIngredients,
  salumiFormaggiIngredients,
  gastronomiaIngredients,
  latteUovaIngredients,
  paneFornoIngredients,
  dispensaIngredients,
  colazioneIngredients,
  snackIngredients,
  bevandeIngredients,
  surgelatiIngredients,
  babyIngredients,
  casaIngredients,
  personaIngredients,
  animaliIngredients,
);
