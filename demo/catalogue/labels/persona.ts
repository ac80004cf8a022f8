import type { DepartmentLabels } from './label-source.ts';

const outer =
  'Solo per uso esterno. Evitare il contatto con gli occhi. Tenere fuori dalla portata dei bambini.';
const pressurised =
  'Recipiente sotto pressione: non perforare né scaldare oltre 50 °C. Tenere lontano da fiamme.';
const teeth = 'Sotto i sei anni usare una quantità pari a un pisello, con la supervisione di un adulto.';
const wash =
  'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Parfum, Sodium Chloride, Citric Acid, Sodium Benzoate.';
const paste =
  'Aqua, Hydrated Silica, Sorbitol, Glycerin, Sodium Lauryl Sulfate, Aroma, Sodium Fluoride, Sodium Saccharin.';
const cream =
  'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Panthenol, Tocopheryl Acetate, Parfum, Phenoxyethanol.';
const cotton = 'Cellulosa, cotone, polimero assorbente, film traspirante.';

export const personaLabels: DepartmentLabels = {
  'capelli-corpo': {
    nonFood: true,
    ingredients: wash,
    storage: outer,
    origin: 'Fabbricato in Italia.',
    items: {
      'Shampoo antiforfora':
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Piroctone Olamine, Glycerin, Parfum, Citric Acid.',
      Balsamo: 'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Panthenol, Parfum, Citric Acid.',
      'Maschera capelli':
        'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Persea Gratissima Oil, Hydrolyzed Keratin, Parfum.',
      Saponetta: 'Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum, Sodium Chloride, Titanium Dioxide.',
      'Gel capelli': 'Aqua, PVP, Carbomer, Glycerin, Panthenol, Parfum, Phenoxyethanol.',
      'Crema corpo': cream,
      'Olio corpo': 'Helianthus Annuus Seed Oil, Prunus Amygdalus Dulcis Oil, Tocopherol, Parfum.',
    },
  },
  'igiene-orale': {
    nonFood: true,
    ingredients: paste,
    storage: teeth,
    origin: 'Fabbricato in Italia.',
    items: {
      'Dentifricio bimbi':
        'Aqua, Hydrated Silica, Sorbitol, Glycerin, Xylitol, Aroma, Sodium Fluoride (1000 ppm F).',
      Collutorio: 'Aqua, Alcohol, Sorbitol, Aroma, Sodium Fluoride, Cetylpyridinium Chloride, CI 42051.',
      'Collutorio senza alcol': 'Aqua, Sorbitol, Xylitol, Aroma, Sodium Fluoride, Cetylpyridinium Chloride.',
      'Dentifricio denti sensibili':
        'Aqua, Hydrated Silica, Sorbitol, Potassium Nitrate, Glycerin, Aroma, Sodium Fluoride.',
    },
  },
  'viso-rasatura': {
    nonFood: true,
    ingredients: cream,
    storage: outer,
    origin: 'Fabbricato in Italia.',
    items: {
      'Crema viso idratante':
        'Aqua, Glycerin, Sodium Hyaluronate, Butyrospermum Parkii Butter, Cetearyl Alcohol, Tocopherol, Parfum.',
      'Crema viso antirughe':
        'Aqua, Glycerin, Retinyl Palmitate, Sodium Hyaluronate, Cetearyl Alcohol, Tocopherol, Parfum.',
      'Detergente viso': 'Aqua, Coco-Glucoside, Glycerin, Aloe Barbadensis Leaf Juice, Parfum, Citric Acid.',
      'Acqua micellare': 'Aqua, Polysorbate 20, Glycerin, Rosa Damascena Flower Water, Sodium Benzoate.',
      'Schiuma da barba': {
        ingredients: 'Aqua, Stearic Acid, Isobutane, Triethanolamine, Glycerin, Parfum.',
        storage: pressurised,
      },
      Dopobarba: {
        ingredients: 'Alcohol Denat., Aqua, Glycerin, Panthenol, Menthol, Parfum.',
        storage: 'Infiammabile. Solo per uso esterno. Tenere lontano da fiamme.',
      },
      'Deodorante spray': {
        ingredients: 'Butane, Isobutane, Propane, Alcohol Denat., Aluminum Chlorohydrate, Parfum.',
        storage: pressurised,
      },
      'Deodorante roll-on': 'Aqua, Aluminum Chlorohydrate, Steareth-2, Glycerin, Parfum.',
      'Deodorante stick': 'Propylene Glycol, Aqua, Sodium Stearate, Salvia Officinalis Leaf Extract, Parfum.',
      'Protezione solare 30':
        'Aqua, Ethylhexyl Salicylate, Butyl Methoxydibenzoylmethane, Octocrylene, Glycerin, Tocopherol, Parfum.',
      Struccante: 'Aqua, Isopropyl Palmitate, Glycerin, Centaurea Cyanus Flower Water, Tocopherol.',
      'Tonico viso': 'Aqua, Rosa Damascena Flower Water, Glycerin, Panthenol, Parfum, Citric Acid.',
    },
  },
  'igiene-femminile': {
    nonFood: true,
    ingredients: cotton,
    storage: 'Conservare in luogo asciutto.',
    origin: 'Fabbricato nell’UE.',
    items: {
      'Tamponi interni regolari': {
        ingredients: 'Viscosa, cotone, filo di cotone. 9-12 g di assorbenza.',
        storage: 'Leggere il foglietto sulla sindrome da shock tossico. Conservare in luogo asciutto.',
      },
      Cerotti: 'Supporto in polietilene traspirante, garza, adesivo ipoallergenico.',
      'Dischetti di cotone': '100% cotone.',
      'Bastoncini cotonati': 'Cotone, stelo di carta.',
      'Salviette intime':
        'Aqua, Glycerin, Lactic Acid, Calendula Officinalis Extract, Sodium Benzoate. Tessuto biodegradabile.',
    },
  },
};
