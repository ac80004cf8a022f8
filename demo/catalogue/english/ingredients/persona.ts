import type { Dictionary } from '../dictionary.ts';

export const personaIngredients: Dictionary = {
  '9-12 g di assorbenza': '9-12 g absorbency',
  'adesivo ipoallergenico': 'hypoallergenic adhesive',
  cotone: 'cotton',
  'film traspirante': 'breathable film',
  'filo di cotone': 'cotton string',
  garza: 'gauze',
  'stelo di carta': 'paper stick',
  'Supporto in polietilene traspirante': 'Breathable polyethylene backing',
  'Tessuto biodegradabile': 'Biodegradable fabric',
  Viscosa: 'Viscose',
};
