import type { Dictionary } from '../dictionary.ts';

export const snackIngredients: Dictionary = {
  '*acciughe*': '*anchovies*',
  'Amido di patate': 'Potato starch',
  '*arachidi*': '*peanuts*',
  Carciofi: 'Artichokes',
  'cipolla in polvere': 'onion powder',
  'Fegatini di pollo': 'Chicken livers',
  'Filetti di *acciughe*': '*Anchovy* fillets',
  '*Lupini*': '*Lupini beans*',
  'pasta di peperone': 'bell pepper paste',
  'Patate con buccia': 'Skin-on potatoes',
  'patate e riso': 'potatoes and rice',
  'pepe rosa': 'pink pepper',
  Pomodori: 'Tomatoes',
  'Salatini di mais': 'Corn snacks',
  'succo di lime in polvere': 'lime juice powder',
};
