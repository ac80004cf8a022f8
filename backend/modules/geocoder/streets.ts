/** Streets by place and postal code; hand-written for the demo, no postal authority. Coordinates are the place's. */
export const streetsByPlace: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Roma - Centro': {
    '00184':
      'Via Cavour; Via Nazionale; Via dei Serpenti; Via Urbana; Via Merulana; Via Labicana; Via Panisperna',
    '00185': 'Via Marsala; Via Giovanni Giolitti; Via Principe Amedeo; Via dello Statuto; Viale Manzoni',
    '00186':
      'Via del Corso; Corso Vittorio Emanuele II; Via Giulia; Via dei Coronari; Via Arenula; Piazza Navona',
    '00187': 'Via del Tritone; Via Veneto; Via Sistina; Via dei Condotti; Via Barberini; Via Ludovisi',
  },
  'Roma - Prati': {
    '00192': 'Via Cola di Rienzo; Via Crescenzio; Via Ottaviano; Via Fabio Massimo; Viale Giulio Cesare',
    '00193': 'Via della Conciliazione; Via Tacito; Piazza Cavour; Lungotevere Mellini',
    '00195': 'Viale Mazzini; Viale delle Milizie; Via Andrea Doria; Viale Angelico',
  },
  'Roma - Trastevere': {
    '00153':
      'Viale di Trastevere; Via della Lungaretta; Via Marmorata; Via della Piramide Cestia; Via Portuense',
  },
  'Roma - San Giovanni': {
    '00182': 'Via Taranto; Via La Spezia; Via Magna Grecia; Via Etruria; Via Casilina',
    '00183': 'Via Appia Nuova; Via Gallia; Via Satrico; Via Britannia; Via Acaia; Piazza Re di Roma',
  },
  'Roma - Garbatella': {
    '00145': 'Via Cristoforo Colombo; Via Ostiense; Viale Marconi; Via Giacomo Trevis',
    '00154': 'Circonvallazione Ostiense; Via della Garbatella; Via Roberto de Nobili; Via Caffaro',
  },
  'Roma - EUR': {
    '00142': 'Via Laurentina; Viale Pico della Mirandola; Via Ardeatina; Via Ignazio Silone',
    '00143': "Via Laurentina Sud; Via Andrea Millevoi; Viale dell'Esperanto",
    '00144':
      "Viale Europa; Viale America; Viale dell'Oceano Atlantico; Viale Beethoven; Via della Civiltà del Lavoro",
  },
  'Roma - Ostia': {
    '00121': 'Via delle Baleniere; Corso Duca di Genova; Via delle Gondole; Piazza Anco Marzio',
    '00122': 'Lungomare Paolo Toscanelli; Via dei Pescatori; Via Capo Passero',
  },
  'Roma - Tuscolano': {
    '00174': 'Via Tuscolana; Viale dei Consoli; Via Publio Valerio; Viale Giulio Agricola',
    '00175': 'Via Marco Fulvio Nobiliore; Via Flavio Stilicone; Piazza dei Tribuni',
    '00178': 'Via Appia Pignatelli; Via Lucrezia Romana; Via Polia',
  },
  'Roma - Centocelle': {
    '00171': 'Via Prenestina; Viale della Serenissima; Via Tor de Schiavi',
    '00172': 'Via dei Castani; Via delle Robinie; Piazza dei Mirti; Via Casilina',
  },
  'Roma - Talenti': {
    '00137': 'Via Ugo Ojetti; Via Nomentana; Via Renato Fucini',
    '00139': 'Via Conca d Oro; Via Isole Curzolane; Viale Jonio',
  },
  'Roma - Monte Mario': {
    '00135': 'Via Trionfale; Via della Pineta Sacchetti; Via Mario Fani',
    '00136': 'Viale delle Medaglie d Oro; Via Balduina; Via Ugo de Carolis',
  },
  'Roma - Monteverde': {
    '00151': 'Via di Donna Olimpia; Via della Pisana; Via Ottavio Gasparri',
    '00152':
      'Via dei Quattro Venti; Viale dei Colli Portuensi; Via di Monte Verde; Circonvallazione Gianicolense',
  },
  'Roma - Cassia': {
    '00123': 'Via Cassia; Via della Giustiniana; Via Braccianese',
    '00189': 'Via Cassia Nuova; Via Grottarossa; Via Oriolo Romano',
  },
  'Roma - Torre Angela': {
    '00133': 'Via Casilina; Via di Torrenova; Viale Duilio Cambellotti; Via Jacomo Magnolino',
  },
  'Roma - Spinaceto': { '00128': 'Viale dei Caduti per la Resistenza; Via Pontina; Via Carlo Avolio' },
  Frascati: { '00044': 'Via Cavour; Via Gregoriana; Viale Vittorio Veneto; Via Tuscolana' },
  Grottaferrata: { '00046': 'Corso del Popolo; Via XXV Luglio; Via delle Sorgenti' },
  Marino: { '00047': 'Corso Trieste; Via Cavour; Via dei Laghi' },
  Ciampino: { '00043': 'Viale del Lavoro; Via Francesco Baracca; Via Mura dei Francesi; Viale di Marino' },
  'Albano Laziale': { '00041': 'Corso Matteotti; Via Appia; Borgo Garibaldi' },
  'Genzano di Roma': { '00045': 'Corso Gramsci; Via Appia; Via Italo Belardi' },
  Velletri: { '00049': 'Corso della Repubblica; Via Appia Nord; Viale Roma; Via dei Volsci' },
  Ariccia: { '00072': 'Corso Garibaldi; Via Appia Nuova; Via Rufelli' },
  'Castel Gandolfo': { '00073': 'Via Appia Nuova; Corso della Repubblica; Via Ercolano' },
  'Rocca di Papa': { '00040': 'Via Frascati; Corso Costituente; Via dei Laghi' },
  Tivoli: { '00019': 'Via Tiburtina; Viale Arnaldi; Via Empolitana; Viale Trieste' },
  'Guidonia Montecelio': {
    '00012': 'Via Roma; Viale Roma; Via Nazionale Tiburtina; Via Maremmana Inferiore',
  },
  Monterotondo: { '00015': 'Via Salaria; Viale Bruno Buozzi; Via Nomentana' },
  Mentana: { '00013': 'Via Reatina; Via Amendola; Via Nomentana' },
  Fiumicino: { '00054': 'Via Torre Clementina; Via della Scafa; Via Portuense; Viale Traiano' },
  Pomezia: { '00071': 'Via Roma; Via del Mare; Via Pontina Vecchia; Via Castelli Romani' },
  Ardea: { '00040': 'Via Laurentina; Viale Nuova Florida; Via delle Pinete' },
  Anzio: { '00042': 'Via Nettunense; Riviera Mallozzi; Viale Antium' },
  Nettuno: { '00048': 'Via Romana; Via Santa Maria; Viale Matteotti' },
  Ladispoli: { '00055': 'Viale Italia; Via Palo Laziale; Via Ancona' },
  Cerveteri: { '00052': 'Via Settevene Palo; Via Fontana Morella; Largo Almunecar' },
  Bracciano: { '00062': 'Via Principe di Napoli; Via Claudia; Via Braccianese' },
  Civitavecchia: { '00053': 'Corso Centocelle; Via Aurelia; Viale Garibaldi; Via Terme di Traiano' },
  Palestrina: { '00036': 'Viale della Vittoria; Via Prenestina; Via Pedemontana' },
  Colleferro: { '00034': 'Corso Garibaldi; Via Casilina; Via Latina' },
  Viterbo: {
    '01100':
      'Via Cavour; Corso Italia; Via Roma; Viale Trento; Via Genova; Via Vicenza; Via Cassia; Via San Lorenzo; ' +
      'Via della Palazzina; Via Garbini; Strada Teverina; Viale Raniero Capocci; Via San Pellegrino',
  },
  Montefiascone: { '01027': 'Corso Cavour; Via Cassia; Via Trento; Via Verentana' },
  Tarquinia: { '01016': 'Corso Vittorio Emanuele; Via Tirreno; Viale Igea; Via Garibaldi' },
  'Civita Castellana': { '01033': 'Via Flaminia; Via Roma; Corso Buozzi; Via della Repubblica' },
  Orte: { '01028': 'Via Principe Umberto; Via de Gasperi; Via Gramsci' },
  Rieti: { '02100': 'Via Roma; Viale Maraini; Via Salaria; Viale Matteucci; Via Garibaldi' },
  'Fara in Sabina': { '02032': 'Via Farense; Via Salaria; Via Servilia' },
  'Poggio Mirteto': { '02047': 'Piazza Martiri della Libertà; Via Roma; Via Mirtense' },
  Latina: {
    '04100':
      'Corso della Repubblica; Via Emanuele Filiberto; Viale Italia; Via Isonzo; Via del Lido; Via Romagnoli; ' +
      'Viale Le Corbusier; Via Epitaffio; Corso Matteotti; Via dei Volsci; Via Piave; Viale XVIII Dicembre',
  },
  Aprilia: { '04011': 'Via Nettunense; Via dei Lauri; Via Pontina; Via Carroceto' },
  'Cisterna di Latina': { '04012': 'Corso della Repubblica; Via Appia; Via Roma' },
  Terracina: { '04019': 'Via Roma; Viale della Vittoria; Via Appia; Viale Circe' },
  Formia: { '04023': 'Via Vitruvio; Via Appia; Via Emanuele Filiberto' },
  Fondi: { '04022': 'Corso Appio Claudio; Via Appia; Viale Regina Margherita' },
  Sabaudia: { '04016': 'Corso Vittorio Emanuele III; Via Principe Biancamano; Strada Lungomare' },
  Frosinone: { '03100': 'Via Aldo Moro; Via Marittima; Corso della Repubblica; Via Casilina; Viale Mazzini' },
  Cassino: { '03043': 'Corso della Repubblica; Via Casilina; Via Enrico de Nicola' },
  Anagni: { '03012': 'Via Vittorio Emanuele; Via Casilina; Via Anticolana' },
  Alatri: { '03011': 'Corso Cavour; Via Circonvallazione; Via Madonna della Sanità' },
  Sora: { '03039': 'Corso Volsci; Viale San Domenico; Via Napoli' },
};
