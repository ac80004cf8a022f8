import { vocabulary } from './dictionary.ts';
import { unchangedShelves } from './unchanged.ts';

/** Names and descriptions of departments, groups and leaves. */
export const shelves = vocabulary(unchangedShelves, {
  'Frutta e verdura': 'Fruit and vegetables',
  'Frutta e verdura di stagione, sfuse o già pronte, con origine dichiarata su ogni prodotto.':
    'Seasonal fruit and vegetables, loose or ready to use, with the origin stated on every product.',
  Frutta: 'Fruit',
  'Frutta fresca': 'Fresh fruit',
  'Mele, pere, uva, banane e la frutta del momento, al chilo.':
    'Apples, pears, grapes, bananas and whatever is in season, sold by weight.',
  Agrumi: 'Citrus',
  'Arance, mandarini, limoni e pompelmi, da tavola e da spremuta.':
    'Oranges, mandarins, lemons and grapefruit, for eating and for juicing.',
  'Frutta esotica e frutti di bosco': 'Exotic fruit and berries',
  'Avocado, mango e ananas maturi al punto giusto, mirtilli, lamponi e fragole in vaschetta.':
    'Perfectly ripe avocados, mangoes and pineapples, with blueberries, raspberries and strawberries in trays.',
  Verdura: 'Vegetables',
  'Verdura e ortaggi': 'Fresh vegetables',
  'Zucchine, carote, carciofi, puntarelle: la verdura dell’orto, al chilo.':
    'Zucchini, carrots, artichokes, puntarelle: vegetables from the garden, sold by weight.',
  Pomodori: 'Tomatoes',
  'Dal ciliegino al cuore di bue, pomodori da insalata e da sugo.':
    'From cherry to oxheart, tomatoes for salads and for sauces.',
  'Patate, cipolle e aglio': 'Potatoes, onions and garlic',
  'La scorta di ogni cucina: patate, cipolle, scalogno e aglio, in rete o in sacchetto.':
    'The staples of every kitchen: potatoes, onions, shallots and garlic, in nets or bags.',
  'Pronti in tavola': 'Ready for the table',
  'Insalate e verdure pronte': 'Ready-to-eat salads and vegetables',
  'Insalate lavate, verdure tagliate e zuppe fresche: dalla busta al piatto.':
    'Washed salads, cut vegetables and fresh soups: from the bag to the plate.',
  'Erbe aromatiche e funghi': 'Fresh herbs and mushrooms',
  'Erbe fresche in vaschetta, funghi coltivati e il tartufo quando c’è.':
    'Fresh herbs in trays, cultivated mushrooms, and truffles when there are any.',
  'Frutta secca e disidratata': 'Nuts and dried fruit',
  'Noci, mandorle, nocciole romane e frutta disidratata per merende e dolci.':
    'Walnuts, almonds, Roman hazelnuts and dried fruit for snacking and baking.',
  Carne: 'Meat',
  'Carni selezionate e preparate ogni giorno, in confezioni a peso con il prezzo al chilo.':
    'Selected meat prepared every day, in packs sold by weight.',
  'Carni bianche': 'White meat',
  Pollo: 'Chicken',
  'Petto, cosce, ali e preparati di pollo allevato in Italia.':
    'Breasts, legs, wings and prepared cuts of chicken raised in Italy.',
  'Tacchino e coniglio': 'Turkey and rabbit',
  'Tacchino, coniglio, faraona e quaglie: carni leggere per ogni giorno.':
    'Turkey, rabbit, guinea fowl and quail: light meats for every day.',
  'Carni rosse': 'Red meat',
  'Bovino e scottona': 'Beef and scottona',
  'Macinati, bistecche, fettine e tagli da brodo di bovino adulto e scottona.':
    'Ground beef, steaks, thin slices and broth cuts of beef and scottona.',
  Maiale: 'Pork',
  'Braciole, lonza, costine e tagli da arrosto di suino italiano.':
    'Chops, loin, ribs and roasting cuts of Italian pork.',
  Preparati: 'Prepared meat',
  'Salsicce e preparati': 'Sausages and prepared cuts',
  'Salsicce, arrosticini e secondi già pronti da cuocere.':
    'Sausages, arrosticini and main courses ready to cook.',
  'Agnello e quinto quarto': 'Lamb and offal',
  'Abbacchio e i tagli della cucina romana: trippa, coratella, fegato.':
    'Abbacchio lamb and the cuts of Roman cooking: tripe, coratella, liver.',
  Pesce: 'Fish',
  'Pesce fresco, molluschi, affumicati e conserve, con zona di pesca o allevamento dichiarata.':
    'Fresh fish, shellfish, smoked fish and preserves, with the fishing or farming area stated.',
  Pescheria: 'Fish counter',
  'Pesce fresco': 'Fresh fish',
  'Filetti, tranci e pesce intero già pulito, in confezioni a peso.':
    'Fillets, steaks and cleaned whole fish, in packs sold by weight.',
  'Molluschi e crostacei': 'Shellfish',
  'Cozze, vongole, gamberi e calamari, puliti e pronti da cucinare.':
    'Mussels, clams, shrimp and squid, cleaned and ready to cook.',
  'Specialità di mare': 'Seafood specialties',
  'Affumicati e marinati': 'Smoked and marinated fish',
  'Salmone e pesce affumicato, alici marinate e insalate di mare.':
    'Salmon and smoked fish, marinated anchovies and seafood salads.',
  'Conserve di mare': 'Preserved seafood',
  'Tonno e pesce in scatola': 'Tuna and canned fish',
  'Tonno, sgombro, sardine e alici in olio o al naturale.':
    'Tuna, mackerel, sardines and anchovies in oil or in water.',
  'Salumi e formaggi': 'Cured meats and cheese',
  'Il banco taglio come in negozio: salumi affettati al momento, formaggi a peso e vaschette pronte.':
    'The deli counter just like in the store: cured meats sliced to order, cheese by weight and ready-packed trays.',
  'Banco taglio': 'Deli counter',
  'Salumi al banco': 'Cured meats from the counter',
  'Prosciutti, salami e mortadella affettati su ordinazione, con lo spessore che vuoi.':
    'Hams, salami and mortadella sliced to order, as thick as you like.',
  'Formaggi al banco': 'Cheese from the counter',
  'Pecorino, Parmigiano, gorgonzola e formaggi del territorio, tagliati a peso.':
    'Pecorino, Parmigiano, gorgonzola and local cheeses, cut by weight.',
  'Libero servizio': 'Packaged deli',
  'Salumi in vaschetta': 'Packaged cured meats',
  'Affettati, cubetti e würstel già confezionati, per la cena di stasera.':
    'Sliced and diced cured meats and frankfurters, ready packed for tonight’s dinner.',
  'Mozzarelle e formaggi freschi': 'Mozzarella and fresh cheese',
  'Mozzarelle, burrate, ricotte e formaggi freschi da spalmare.':
    'Mozzarella, burrata, ricotta and fresh cheeses to spread.',
  'Formaggi confezionati': 'Packaged cheese',
  'Grattugiati, a spicchio, a fette: i formaggi che durano in frigorifero.':
    'Grated, in wedges, in slices: the cheeses that keep in the fridge.',
  'Gastronomia e piatti pronti': 'Deli and ready meals',
  'La cucina già fatta: banco gastronomia, piatti pronti, pasta fresca, sughi e alternative vegetali.':
    'Cooking that is already done: deli counter, ready meals, fresh pasta, sauces and plant-based alternatives.',
  'Banco e piatti pronti': 'Counter and ready meals',
  'Gastronomia al banco': 'Deli dishes from the counter',
  'Lasagne, supplì, verdure e secondi cucinati in giornata, al peso.':
    'Lasagne, supplì, vegetables and main courses cooked the same day, by weight.',
  'Piatti pronti freschi': 'Fresh ready meals',
  'Primi, insalate, zuppe e panini freschi, da scaldare o da mangiare subito.':
    'First courses, salads, soups and fresh sandwiches, to heat up or eat right away.',
  'Pasta fresca e sughi': 'Fresh pasta and sauces',
  'Pasta fresca e gnocchi': 'Fresh pasta and gnocchi',
  'Tagliatelle, ravioli, tonnarelli e gnocchi del pastificio, pronti in tre minuti.':
    'Tagliatelle, ravioli, tonnarelli and gnocchi from the pasta maker, ready in three minutes.',
  'Sughi freschi e salse': 'Fresh sauces',
  'Pesto, ragù e salse fresche dal banco frigo.': 'Fresh pesto, ragù and sauces from the chilled counter.',
  'Basi e vegetale': 'Doughs and plant-based food',
  'Basi e impasti': 'Doughs and pastry',
  'Sfoglie, frolle e impasti stesi per torte salate, pizze e crostate.':
    'Puff pastry, shortcrust and rolled-out doughs for savory pies, pizzas and tarts.',
  'Alternative vegetali': 'Plant-based alternatives',
  'Tofu, seitan, burger e polpette senza carne.': 'Meat-free tofu, seitan, burgers and meatballs.',
  'Latte, yogurt e uova': 'Milk, yogurt and eggs',
  'Latte fresco e a lunga conservazione, yogurt, burro, dessert e uova.':
    'Fresh and long-life milk, yogurt, butter, desserts and eggs.',
  'Latte e derivati': 'Milk and dairy',
  'Latte fresco': 'Fresh milk',
  'Latte fresco pastorizzato e microfiltrato, intero o leggero.':
    'Fresh pasteurized and microfiltered milk, whole or light.',
  'Latte a lunga conservazione': 'Long-life milk',
  'Il latte per la dispensa: intero, leggero, senza lattosio, al cacao.':
    'Milk for the pantry: whole, light, lactose-free, chocolate.',
  'Bevande vegetali': 'Plant-based drinks',
  'Avena, soia, mandorla, riso e cocco da bere o per il caffè.':
    'Oat, soy, almond, rice and coconut, for drinking or for coffee.',
  'Yogurt e dessert': 'Yogurt and desserts',
  Yogurt: 'Yogurt cups',
  'Bianchi, alla frutta, greci, skyr e kefir.': 'Plain, fruit and Greek yogurt, skyr and kefir.',
  'Dessert freschi': 'Fresh desserts',
  'Budini, tiramisù, panna cotta e mousse in porzione.':
    'Puddings, tiramisù, panna cotta and mousses in single portions.',
  'Burro, panna e margarina': 'Butter, cream and margarine',
  'Burro, panna da cucina e da montare, margarina e besciamella.':
    'Butter, cooking and whipping cream, margarine and béchamel.',
  'Uova fresche': 'Fresh eggs',
  Uova: 'Eggs',
  'Uova italiane da allevamento a terra, all’aperto e biologico.':
    'Italian eggs from cage-free, free-range and organic hens.',
  'Pane e forno': 'Bread and bakery',
  'Pane fresco di giornata, pizza bianca, cracker, grissini e dolci da forno.':
    'Bread baked the same day, pizza bianca, crackers, breadsticks and baked sweets.',
  'Dal forno': 'From the oven',
  'Pane fresco': 'Fresh bread',
  'Casereccio, di Lariano, ciabatta, rosette e pizza bianca, sfornati ogni mattina.':
    'Casareccio, Lariano bread, ciabatta, rosette and pizza bianca, baked every morning.',
  'Pane e sostitutivi': 'Packaged bread and crackers',
  'Pane in cassetta e panini': 'Sandwich bread and rolls',
  'Pane per toast e tramezzini, panini morbidi, piadine e tortillas.':
    'Bread for toast and tramezzini, soft rolls, piadina flatbreads and tortillas.',
  'Cracker, grissini e taralli': 'Crackers, breadsticks and taralli',
  'Cracker, grissini, taralli e gallette per la tavola e la merenda.':
    'Crackers, breadsticks, taralli and rice cakes for the table and for snacking.',
  'Dolci da forno freschi': 'Fresh baked sweets',
  'Crostate, maritozzi, ciambelle e i dolci romani delle feste.':
    'Crostatas, maritozzi, ring cakes and Roman holiday sweets.',
  'Pasta, riso e dispensa': 'Pasta, rice and pantry',
  'La scorta di casa: pasta, riso, farine, legumi, pomodoro, olio, spezie e conserve.':
    'The staples of the home: pasta, rice, flour, beans, tomatoes, oil, spices and preserves.',
  'Pasta, riso e farine': 'Pasta, rice and flour',
  'Pasta di semola': 'Semolina pasta',
  'Spaghetti, penne, rigatoni e tutti i formati di semola di grano duro.':
    'Spaghetti, penne, rigatoni and every shape of durum wheat semolina.',
  'Pasta integrale, all’uovo e senza glutine': 'Whole-wheat, egg and gluten-free pasta',
  'Pasta integrale, di legumi, all’uovo e senza glutine.': 'Whole-wheat, legume, egg and gluten-free pasta.',
  'Riso e cereali': 'Rice and grains',
  'Risi per risotti e insalate, farro, orzo, quinoa e cous cous.':
    'Rice for risotto and salads, spelt, barley, quinoa and couscous.',
  'Farine, lieviti e preparati': 'Flour, yeast and mixes',
  'Farine di grano e di legumi, amidi, preparati per pizza e torte.':
    'Wheat and legume flours, starches, pizza and cake mixes.',
  'Conserve e sughi': 'Preserves and sauces',
  'Legumi secchi e in scatola': 'Dried and canned beans',
  'Ceci, fagioli, lenticchie e cicerchie, secchi o già cotti.':
    'Chickpeas, beans, lentils and grass peas, dried or cooked.',
  'Passata, pelati e polpe': 'Passata, peeled and crushed tomatoes',
  'Pomodoro italiano in passata, a pezzi, intero o concentrato.':
    'Italian tomatoes: passata, diced, whole or concentrated.',
  'Sughi pronti, pesto e salse': 'Ready sauces, pesto and condiments',
  'Sughi per la pasta, pesti, maionese, ketchup e salse per ogni piatto.':
    'Pasta sauces, pesto, mayonnaise, ketchup and sauces for every dish.',
  Condimenti: 'Seasonings',
  'Olio e aceto': 'Oil and vinegar',
  'Extravergine italiano e del Lazio, oli di semi, aceti e glasse.':
    'Extra virgin olive oil from Italy and Lazio, seed oils, vinegars and glazes.',
  'Sale, spezie e dadi': 'Salt, spices and bouillon',
  'Sale, pepe, spezie, erbe secche e dadi per brodo.':
    'Salt, pepper, spices, dried herbs and bouillon cubes.',
  'Sottoli, sottaceti e olive': 'Pickles, olives and vegetables in oil',
  'Olive, carciofini, giardiniera e capperi per antipasti e insalate.':
    'Olives, baby artichokes, giardiniera and capers for antipasti and salads.',
  'Colazione e dolci': 'Breakfast and sweets',
  'Caffè, tè, biscotti, cereali, confetture e cioccolato per cominciare e finire bene.':
    'Coffee, tea, cookies, cereal, jams and chocolate for a good start and a sweet finish.',
  'Caffè e tè': 'Coffee and tea',
  Caffè: 'Coffee',
  'Macinato per moka, in grani, capsule, cialde, orzo e ginseng.':
    'Ground for moka, whole beans, capsules, pods, barley and ginseng.',
  'Tè, tisane e camomilla': 'Tea, herbal tea and chamomile',
  'Tè neri e verdi, camomilla, infusi di frutta e tisane della sera.':
    'Black and green tea, chamomile, fruit infusions and evening herbal teas.',
  'Dolcezze da spalmare': 'Sweet spreads',
  'Zucchero, miele e marmellate': 'Sugar, honey and jam',
  'Zuccheri, mieli italiani, confetture e creme spalmabili.':
    'Sugars, Italian honeys, jams and sweet spreads.',
  'Biscotti e cereali': 'Cookies and cereal',
  Biscotti: 'Cookies',
  'Frollini, savoiardi, cantucci e wafer, anche senza glutine o zuccheri aggiunti.':
    'Shortbread, savoiardi, cantucci and wafers, also gluten-free or without added sugar.',
  'Cereali e muesli': 'Cereal and muesli',
  'Corn flakes, muesli, avena e riso soffiato per la tazza del mattino.':
    'Corn flakes, muesli, oats and puffed rice for the morning bowl.',
  'Fette biscottate e merendine': 'Rusks and snack cakes',
  'Fette biscottate, merendine, cornetti e barrette per la pausa.':
    'Rusks, snack cakes, cornetti and bars for a break.',
  'Cioccolato e caramelle': 'Chocolate and candy',
  'Tavolette, cioccolatini, caramelle, liquirizia e torrone.':
    'Chocolate bars, chocolates, candy, licorice and torrone.',
  'Snack e aperitivo': 'Snacks and aperitivo',
  'Patatine, olive, taralli e tutto quello che serve per un aperitivo a casa.':
    'Chips, olives, taralli and all it takes for an aperitivo at home.',
  'Patatine e salati': 'Chips and salty snacks',
  'Patatine e snack salati': 'Potato chips and savory snacks',
  'Patatine, nachos, popcorn, arachidi e mais tostato.': 'Chips, nachos, popcorn, peanuts and toasted corn.',
  'Olive, creme e crostini': 'Olives, spreads and crostini',
  'Aperitivo e antipasti': 'Aperitivo and antipasti',
  'Olive, creme, bruschette e crostini per il tagliere.':
    'Olives, spreads, bruschette and crostini for the platter.',
  'Acqua e bevande': 'Water and drinks',
  'Acqua, bibite, succhi, birre e vini del Lazio, consegnati al piano.':
    'Water, soft drinks, juices, beers and Lazio wines, carried up to your floor.',
  Analcolici: 'Non-alcoholic drinks',
  Acqua: 'Water',
  'Naturale, frizzante, effervescente: in bottiglia, in cassa o in vetro.':
    'Still, sparkling, naturally carbonated: by the bottle, by the case or in glass.',
  'Bibite e tè freddo': 'Soft drinks and iced tea',
  'Aranciate, chinotto, cedrata, toniche, tè freddi ed energetiche.':
    'Orange sodas, chinotto, citron soda, tonic water, iced teas and energy drinks.',
  'Succhi e nettari': 'Juices and nectars',
  'Succhi 100% frutta, nettari, ACE e spremute.':
    '100% fruit juices, nectars, ACE and fresh-squeezed juices.',
  Alcolici: 'Alcoholic drinks',
  Birra: 'Beer',
  'Lager, doppio malto, IPA artigianali, radler e analcoliche.':
    'Lager, double malt, craft IPA, radler and alcohol-free beer.',
  Vino: 'Wine',
  'Frascati, Cesanese, Est! Est!! Est!!! e le bottiglie di tutta Italia.':
    'Frascati, Cesanese, Est! Est!! Est!!! and bottles from all over Italy.',
  'Spumanti e liquori': 'Sparkling wine and spirits',
  'Bollicine per brindare, amari, limoncello, sambuca e distillati.':
    'Bubbles for a toast, amari, limoncello, sambuca and spirits.',
  'Surgelati e gelati': 'Frozen food and ice cream',
  'Verdure, pesce, pizze e gelati, consegnati senza interrompere la catena del freddo.':
    'Vegetables, fish, pizzas and ice cream, delivered without breaking the cold chain.',
  'Verdure e pesce': 'Frozen vegetables and fish',
  'Verdure surgelate': 'Frozen vegetables',
  'Piselli, spinaci, minestroni e verdure grigliate, già pulite.':
    'Peas, spinach, minestrone and grilled vegetables, already cleaned.',
  'Pesce surgelato': 'Frozen fish',
  'Filetti, crostacei, molluschi e impanati per ogni ricetta.':
    'Fillets, shellfish and breaded fish for every recipe.',
  'Pronti da scaldare': 'Ready to heat',
  'Pizze e snack surgelati': 'Frozen pizzas and snacks',
  'Pizze, supplì, crocchette e panate per una cena veloce.':
    'Pizzas, supplì, croquettes and breaded bites for a quick dinner.',
  'Piatti pronti surgelati': 'Frozen ready meals',
  'Primi in padella, secondi e burger pronti in dieci minuti.':
    'Skillet first courses, main courses and burgers ready in ten minutes.',
  Gelati: 'Ice cream',
  'Vaschette, coni, stecchi, sorbetti e torte gelato.': 'Tubs, cones, bars, sorbets and ice cream cakes.',
  Infanzia: 'Baby',
  'Pappe, latti, pannolini e cura delicata per i più piccoli.':
    'Baby food, milk, diapers and gentle care for the little ones.',
  'Prima infanzia': 'Infants',
  'Pappe e latti': 'Baby food and milk',
  'Omogeneizzati, creme, pastine e latti per ogni fase della crescita.':
    'Purees, cereals, pastina and milk for every stage of growth.',
  'Pannolini e igiene bimbo': 'Diapers and baby care',
  'Pannolini per ogni taglia, salviettine e prodotti per il bagnetto.':
    'Diapers in every size, wipes and bath products.',
  'Pulizia casa': 'Household',
  'Bucato, piatti, superfici, carta e tutto il necessario per la casa.':
    'Laundry, dishes, surfaces, paper and everything the home needs.',
  Detersivi: 'Cleaning products',
  Bucato: 'Laundry',
  'Detersivi, ammorbidenti e smacchiatori per ogni lavaggio.':
    'Detergents, softeners and stain removers for every wash.',
  'Piatti e lavastoviglie': 'Dishes and dishwasher',
  'Detersivi a mano, pastiglie, sale e brillantante per la lavastoviglie.':
    'Dish soaps, tablets, salt and rinse aid for the dishwasher.',
  'Pavimenti e superfici': 'Floors and surfaces',
  'Sgrassatori, detergenti e anticalcare per cucina, bagno e pavimenti.':
    'Degreasers, cleaners and limescale removers for kitchen, bathroom and floors.',
  'Carta e accessori': 'Paper and accessories',
  'Carta e usa e getta': 'Paper and disposables',
  'Carta igienica e da cucina, fazzoletti, pellicole e stoviglie compostabili.':
    'Toilet and kitchen paper, tissues, wraps and compostable tableware.',
  'Accessori, lampadine e insetticidi': 'Accessories, bulbs and insecticides',
  'Spugne, guanti, scope, lampadine, pile e profumatori.':
    'Sponges, gloves, brooms, bulbs, batteries and air fresheners.',
  'Cura della persona': 'Personal care',
  'Capelli, corpo, viso, igiene orale e farmacia di ogni giorno.':
    'Hair, body, face, oral care and everyday health.',
  'Igiene quotidiana': 'Daily care',
  'Capelli e doccia': 'Hair and shower',
  'Shampoo, balsami, bagnoschiuma e saponi delicati.':
    'Gentle shampoos, conditioners, bubble baths and soaps.',
  'Igiene orale': 'Oral care',
  'Dentifrici, collutori e gel per denti e gengive.': 'Toothpastes, mouthwashes and gels for teeth and gums.',
  'Viso e bellezza': 'Face and beauty',
  'Viso, rasatura e deodoranti': 'Face, shaving and deodorants',
  'Creme viso, detergenti, rasatura, deodoranti e solari.':
    'Face creams, cleansers, shaving, deodorants and sun care.',
  'Assorbenti e farmacia': 'Pads and pharmacy',
  'Assorbenti, proteggislip, cotone, cerotti e salviette intime.':
    'Pads, panty liners, cotton, bandages and intimate wipes.',
  Animali: 'Pets',
  'Alimenti, snack e lettiere per cani, gatti e piccoli amici.':
    'Food, treats and litter for dogs, cats and small friends.',
  'Cani e gatti': 'Dogs and cats',
  Cane: 'Dogs',
  'Crocchette, patè, bocconcini e snack per cani di ogni taglia.':
    'Dry food, pâté, chunks and treats for dogs of every size.',
  Gatto: 'Cats',
  'Crocchette, mousse, bocconcini e lettiere per gatti.': 'Dry food, mousse, chunks and litter for cats.',
  'Uccelli, pesci e roditori': 'Birds, fish and rodents',
  'Piccoli animali': 'Small pets',
  'Semi, mangimi, fieno e lettiere per uccelli, pesci e roditori.':
    'Seeds, feed, hay and bedding for birds, fish and rodents.',
});
