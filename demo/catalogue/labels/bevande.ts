import { type DepartmentLabels, of } from './label-source.ts';

const water = 'Conservare in luogo fresco, pulito e asciutto, al riparo dalla luce.';
const opened =
  'Conservare in luogo fresco. Dopo l’apertura tenere in frigorifero e consumare entro tre giorni.';
const spring = 'Imbottigliata alla sorgente in Italia.';
const cellar = 'Conservare in luogo fresco e buio, a temperatura costante.';
const grapes = 'Uve. Contiene *solfiti*.';
const sparkling = 'Acqua, zucchero, anidride carbonica';

export const bevandeLabels: DepartmentLabels = {
  acqua: {
    storage: water,
    origin: spring,
    items: {
      'Acqua naturale': 'Acqua minerale naturale. Residuo fisso a 180 °C: 162 mg/l; sodio 4,8 mg/l.',
      'Acqua frizzante':
        'Acqua minerale naturale con aggiunta di anidride carbonica. Residuo fisso a 180 °C: 171 mg/l.',
      'Acqua leggermente frizzante':
        'Acqua minerale naturale con aggiunta di anidride carbonica. Residuo fisso a 180 °C: 168 mg/l.',
      'Acqua naturale in vetro': 'Acqua minerale naturale. Residuo fisso a 180 °C: 162 mg/l; sodio 4,8 mg/l.',
      'Acqua effervescente naturale':
        'Acqua minerale effervescente naturale. Residuo fisso a 180 °C: 884 mg/l; calcio 310 mg/l.',
      'Acqua povera di sodio': 'Acqua minerale naturale. Residuo fisso a 180 °C: 76 mg/l; sodio 1,6 mg/l.',
      'Acqua per neonati':
        'Acqua minerale naturale, indicata per la preparazione degli alimenti dei lattanti. Residuo fisso: 32 mg/l; nitrati 0,9 mg/l.',
    },
  },
  bibite: {
    storage: opened,
    origin: 'Prodotto in Italia.',
    nutrition: [0, 0, 9.5, 9.5, 0, 0, 0.01],
    items: {
      Cola: of(
        `${sparkling}, colorante: caramello E150d, acido fosforico, aromi naturali, caffeina.`,
        [0, 0, 10.6, 10.6, 0, 0, 0.01],
      ),
      'Cola zero zuccheri': of(
        'Acqua, anidride carbonica, colorante: caramello E150d, edulcoranti: aspartame, acesulfame K, acido fosforico, aromi, caffeina. Contiene una fonte di fenilalanina.',
        [0, 0, 0, 0, 0, 0, 0.02],
      ),
      Aranciata: `${sparkling}, succo di arancia 20%, acido citrico, aroma naturale di arancia.`,
      'Aranciata amara': of(
        `${sparkling}, succo di arancia 16%, succo di arancia amara 4%, acido citrico, estratto di scorza d’arancia.`,
        [0, 0, 9.8, 9.8, 0, 0.1, 0.01],
      ),
      Limonata: `${sparkling}, succo di limone 16%, aroma naturale di limone.`,
      Chinotto: of(
        `${sparkling}, estratto di chinotto, colorante: caramello E150d, acido citrico.`,
        [0, 0, 10, 10, 0, 0, 0.01],
      ),
      Gassosa: of(`${sparkling}, acido citrico, aroma naturale di limone.`, [0, 0, 7, 7, 0, 0, 0.01]),
      Cedrata: `${sparkling}, succo di cedro 12%, acido citrico, aroma naturale di cedro.`,
      'Acqua tonica': of(
        `${sparkling}, acido citrico, aromi naturali, chinino.`,
        [0, 0, 7.6, 7.6, 0, 0, 0.01],
      ),
      'Ginger ale': of(
        `${sparkling}, estratto di zenzero, acido citrico, caramello.`,
        [0, 0, 8.4, 8.4, 0, 0, 0.01],
      ),
      'Tè freddo al limone': of(
        'Acqua, zucchero, infuso di tè 14%, succo di limone 1%, acido citrico.',
        [0, 0, 7, 7, 0, 0, 0.01],
      ),
      'Tè freddo alla pesca': of(
        'Acqua, zucchero, infuso di tè 14%, succo di pesca 1%, acido citrico.',
        [0, 0, 7, 7, 0, 0, 0.01],
      ),
      'Tè verde freddo': of(
        'Acqua, zucchero, infuso di tè verde 16%, succo di limone, aroma naturale.',
        [0, 0, 4.6, 4.6, 0, 0, 0.01],
      ),
      'Spuma bionda': of(`${sparkling}, aromi naturali, caramello.`, [0, 0, 9, 9, 0, 0, 0.01]),
      'Bitter analcolico': of(
        `${sparkling}, infuso di erbe, aromi naturali, colorante: antociani.`,
        [0, 0, 11.4, 11.4, 0, 0, 0.02],
      ),
      'Bevanda energetica': of(
        `${sparkling}, taurina 0,4%, caffeina 0,03%, vitamine del gruppo B. Tenore elevato di caffeina (32 mg/100 ml): non raccomandato per bambini e in gravidanza.`,
        [0, 0, 11, 11, 0, 0, 0.15],
      ),
    },
  },
  succhi: {
    storage: opened,
    origin: 'Prodotto in Italia.',
    nutrition: [0, 0, 10.4, 10.2, 0.2, 0.4, 0.01],
    items: {
      'Succo di arancia 100%': of(
        'Succo di arancia 100% da concentrato.',
        [0.1, 0, 9.4, 9.2, 0.2, 0.7, 0.01],
      ),
      'Succo di ananas 100%': of('Succo di ananas 100% da concentrato.', [0, 0, 11.6, 11.4, 0.2, 0.4, 0.01]),
      'Nettare di pera': of(
        'Purea di pera 50%, acqua, zucchero, succo di limone.',
        [0.1, 0, 13, 12.6, 0.8, 0.2, 0.01],
      ),
      'Nettare di pesca': of(
        'Purea di pesca 50%, acqua, zucchero, succo di limone.',
        [0.1, 0, 13, 12.6, 0.6, 0.3, 0.01],
      ),
      'Nettare di albicocca': of(
        'Purea di albicocca 40%, acqua, zucchero, succo di limone.',
        [0.1, 0, 13.2, 12.8, 0.6, 0.3, 0.01],
      ),
      'Succo di mela 100%': of('Succo di mela 100% non da concentrato.', [0, 0, 11, 10.4, 0.1, 0.1, 0.01]),
      'Succo ACE': of(
        'Succo di arancia 24%, succo di carota 14%, succo di limone 6%, acqua, zucchero, vitamine A, C, E.',
        [0.1, 0, 10.6, 10.2, 0.3, 0.3, 0.02],
      ),
      'Succo di mirtillo': of(
        'Succo di mirtillo nero 40%, acqua, zucchero.',
        [0.1, 0, 11.4, 11, 0.2, 0.2, 0.01],
      ),
      'Succo di melagrana 100%': of('Succo di melagrana 100%.', [0.1, 0, 13, 12.6, 0.1, 0.2, 0.01]),
      'Spremuta fresca di arancia': {
        ...of('Succo fresco di arancia 100%, non da concentrato.', [0.1, 0, 9, 8.8, 0.2, 0.7, 0.01]),
        storage: 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro due giorni.',
        origin: 'Arance: Italia (Sicilia).',
      },
      'Succo multifrutti': of(
        'Succo di mela, arancia, ananas e uva 30%, purea di banana 4%, acqua, zucchero.',
        [0.1, 0, 11.6, 11.2, 0.3, 0.3, 0.01],
      ),
    },
  },
  birra: {
    ingredients: 'Acqua, malto d’*orzo*, mais, luppolo, lievito.',
    storage: cellar,
    origin: 'Prodotto in Italia.',
    nutrition: [0, 0, 3, 0.3, 0, 0.4, 0.01],
    alcohol: 4.7,
    items: {
      'Birra non filtrata': {
        ingredients: 'Acqua, malto d’*orzo*, luppolo, lievito.',
        alcohol: 5,
        nutrition: [0, 0, 3.6, 0.4, 0, 0.5, 0.01],
      },
      'Birra doppio malto': {
        ingredients: 'Acqua, malto d’*orzo*, luppolo, lievito.',
        alcohol: 7,
        nutrition: [0, 0, 4.4, 0.5, 0, 0.6, 0.01],
      },
      'Birra rossa': {
        ingredients: 'Acqua, malto d’*orzo*, malto caramello d’*orzo*, luppolo, lievito.',
        alcohol: 6.5,
        nutrition: [0, 0, 4.6, 0.6, 0, 0.5, 0.01],
      },
      'Birra di frumento': {
        ingredients: 'Acqua, malto di *frumento* 52%, malto d’*orzo*, luppolo, lievito.',
        alcohol: 5.2,
        nutrition: [0, 0, 3.4, 0.4, 0, 0.6, 0.01],
      },
      'Birra analcolica': {
        ingredients: 'Acqua, malto d’*orzo*, luppolo, lievito. Dealcolata.',
        alcohol: 0.5,
        nutrition: [0, 0, 5, 2.6, 0, 0.4, 0.01],
      },
      'Birra artigianale IPA': {
        ingredients: 'Acqua, malto d’*orzo*, luppolo, lievito. Rifermentata in bottiglia.',
        alcohol: 6.2,
        nutrition: [0, 0, 4, 0.4, 0, 0.5, 0.01],
      },
      'Birra artigianale blonde': {
        ingredients:
          'Acqua, malto d’*orzo*, malto di *frumento*, luppolo, lievito. Rifermentata in bottiglia.',
        alcohol: 5.4,
        nutrition: [0, 0, 3.6, 0.4, 0, 0.5, 0.01],
      },
      'Birra senza glutine': {
        ingredients: 'Acqua, malto di miglio e di riso, luppolo, lievito. Glutine inferiore a 20 ppm.',
        alcohol: 4.6,
      },
      'Radler al limone': {
        ingredients:
          'Birra 50% (acqua, malto d’*orzo*, luppolo), limonata 50% (acqua, zucchero, succo di limone 4%, anidride carbonica).',
        alcohol: 2,
        nutrition: [0, 0, 6, 5, 0, 0.2, 0.01],
      },
    },
  },
  vino: {
    ingredients: grapes,
    storage: cellar,
    origin: 'Prodotto e imbottigliato in Italia.',
    nutrition: [0, 0, 0.5, 0.3, 0, 0.1, 0],
    alcohol: 13,
    items: {
      'Frascati Superiore DOCG': { alcohol: 12.5, origin: 'Italia (Lazio). Imbottigliato all’origine.' },
      'Castelli Romani Rosso DOC': { alcohol: 12, origin: 'Italia (Lazio). Imbottigliato all’origine.' },
      'Cesanese del Piglio DOCG': { alcohol: 13.5, origin: 'Italia (Lazio). Imbottigliato all’origine.' },
      'Est! Est!! Est!!! di Montefiascone DOC': {
        alcohol: 12,
        origin: 'Italia (Lazio). Imbottigliato all’origine.',
      },
      'Vermentino di Sardegna DOC': { alcohol: 12.5 },
      'Nero d’Avola DOC': { alcohol: 13.5 },
      'Primitivo di Manduria DOP': { alcohol: 14 },
      'Pinot grigio DOC': { alcohol: 12 },
      'Rosato del Lazio IGT': { alcohol: 12, origin: 'Italia (Lazio). Imbottigliato all’origine.' },
      'Malvasia puntinata IGT': { alcohol: 12.5, origin: 'Italia (Lazio). Imbottigliato all’origine.' },
      'Falanghina IGT': { alcohol: 12.5 },
      'Vino da tavola bianco': { alcohol: 10.5 },
      'Vino da tavola rosso': { alcohol: 11 },
    },
  },
  'spumanti-liquori': {
    storage: cellar,
    origin: 'Prodotto in Italia.',
    nutrition: [0, 0, 30, 30, 0, 0, 0],
    items: {
      'Prosecco DOC': { ...of(grapes, [0, 0, 1.2, 1.1, 0, 0.1, 0]), alcohol: 11, origin: 'Italia (Veneto).' },
      'Spumante brut': { ...of(grapes, [0, 0, 1, 0.9, 0, 0.1, 0]), alcohol: 11.5 },
      'Spumante dolce': { ...of(grapes, [0, 0, 9.4, 9.2, 0, 0.1, 0]), alcohol: 7 },
      'Franciacorta DOCG': {
        ...of(grapes, [0, 0, 0.8, 0.6, 0, 0.1, 0]),
        alcohol: 12.5,
        origin: 'Italia (Lombardia).',
      },
      'Amaro alle erbe': {
        ingredients: 'Acqua, alcol, zucchero, infuso di erbe e radici, caramello.',
        alcohol: 29,
      },
      Limoncello: { ingredients: 'Acqua, alcol, zucchero, infuso di scorze di limone 26%.', alcohol: 28 },
      Sambuca: {
        ...of('Acqua, alcol, zucchero, oli essenziali di anice stellato.', [0, 0, 36, 36, 0, 0, 0]),
        alcohol: 40,
      },
      Grappa: { ...of('Distillato di vinacce di uva.', [0, 0, 0, 0, 0, 0, 0]), alcohol: 40 },
      Gin: {
        ...of('Alcol di cereali, acqua, bacche di ginepro e botaniche.', [0, 0, 0, 0, 0, 0, 0]),
        alcohol: 40,
      },
      Vodka: { ...of('Alcol di cereali, acqua.', [0, 0, 0, 0, 0, 0, 0]), alcohol: 40 },
      'Aperitivo all’arancia': {
        ...of(
          'Acqua, zucchero, alcol, infuso di scorze d’arancia, estratti di erbe, colorante: paprica.',
          [0, 0, 24, 24, 0, 0, 0],
        ),
        alcohol: 11,
      },
      'Vermouth rosso': {
        ...of(
          'Vino 75%, zucchero, alcol, infuso di erbe, caramello. Contiene *solfiti*.',
          [0, 0, 15, 15, 0, 0, 0],
        ),
        alcohol: 15,
      },
      Mistrà: {
        ...of('Acqua, alcol, semi di anice verde.', [0, 0, 1, 1, 0, 0, 0]),
        alcohol: 42,
        origin: 'Italia (Lazio).',
      },
    },
  },
};
