/** What is tried first, in the words of whoever tries: passwords of 6 characters or more that very many people have. */
export const commonPasswords: readonly string[] = `
  !qaz1qaz !qaz2wsx 000000 0000000 00000000 0000000000 000111 001122 007007 010101 010203 012345 0123456
  01234567 0123456789 020202 101010 102030 10203040 111111 1111111 11111111 111111111 1111111111 111222
  111222333 112211 112233 11223344 1122334455 121212 12121212 123123 123123123 123321 1234321 12344321
  123454321 1234554321 123456 1234561 1234567 12345678 123456789 1234567890 12345678910 123456789a 12345678a
  1234567a 123456a 123456abc 123456q 123456qwerty 12345a 12345qwert 1234qwer 123654 123654789 123789 123abc
  123qwe 123qweasd 123qweasdzxc 131313 134679 135790 135791 141414 142536 147147 147258 147258369 147852
  147852369 147896 1478963 147896325 151515 159159 159357 159753 159753456 159951 161616 171717 181818
  191919 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1qwerty 202020 212121 222222 22222222 232323 242424 246810 252525 258258 258369 258456 262626
  272727 282828 292929 2wsx3edc 2wsxzaq1 303030 313131 321321 321654 323232 333333 33333333 343434 353535
  357159 363636 369258 369258147 369369 373737 383838 393939 404040 414141 420420 424242 434343 444444
  44444444 456123 456456 456654 456789 456852 459459 464646 474747 484848 494949 505050 515151 520520 521521
  525252 535353 545454 555555 55555555 565656 585858 606060 616161 626262 636363 646464 654123 654321 656565
  666666 66666666 676767 686868 696969 707070 717171 727272 741741 741852 741852963 753159 753753 753951
  765432 7654321 777777 7777777 77777777 787878 789456 789456123 789654 797979 808080 818181 828282 852456
  852852 858585 87654321 878787 888888 88888888 898989 909090 919191 929292 951753 963852 963852741 963963
  969696 987456 987654 9876543 98765432 987654321 9876543210 987987 989898 999999 99999999 999999999 a12345
  a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa1234 aa123456 aaa111 aaaaaa aaaaaaa aaaaaaaa
  aabbcc abbraccio abc123 abc1234 abc12345 abc123456 abcabc abcd12 abcd123 abcd1234 abcd12345 abcde1
  abcde12345 abcdef abcdef123 abcdefg abcdefg1 abcdefgh abcdefghi access access14 accesso accesso1 acdcacdc
  acmilan acmilan1 acqua1 acqua123 admin1 admin12 admin123 admin1234 admin12345 admin123456 adminadmin
  administrator agosto agosto1 alessandra alessandra1 alessandro alessandro1 alessandro123 alexdelpiero
  alfaromeo alice1 amanda amazon amazon1 america amministratore amministrazione amore1 amore12 amore123
  amore1234 amoreamore amoremio amoremio1 amoreterno amorevero amorini amorino amoruccio ancora andrea
  andrea1 andrea10 andrea123 andrew android angel1 angel123 angela angela1 angeli angelica angelina angelo
  angelo1 angels angioletto annalisa annamaria annarita anthony anthony1 antonella antonella1 antonietta
  antonino antonio antonio1 antonio10 antonio123 apple1 apple123 aprile apriti apritisesamo arancia
  argentina arianna arianna1 arsenal arsenal1 ascoli asd123 asd12345 asd123456 asdasd asdasdasd asdf12
  asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdqwe asdqwe123 asdzxc ashley ashley1 asroma
  asroma1 asroma1927 atalanta atalanta1 auguri aurora autunno avengers babyboy babygirl babygirl1 bacini
  bacio1 baciotti badboy baggio10 bailey balotelli bambina bambino bambola banana banana1 banana123 barbara
  barbara1 barbie barbie1 barcellona barcelona bari1908 baseball baseball1 basket basketball batman batman1
  batman123 bbbbbb beatles beatrice beatrice1 bella1 bella123 bellabella bellissima bellissimo benedetta
  benedetto benessere benvenuta benvenuti benvenuto benvenuto1 benvenuto123 bianca birra1 birrabirra
  biscotti biscotto blink182 boh123 bologna boomer brandon brasile brescia bruno1 bubbles buffon buffon1
  bulldog buonanotte buonasera buoncompleanno buongiorno buonnatale buster buster1 butterfly butterfly1
  caffe1 caffelatte caffè12 cagliari cagnolino calabria calcetto calcio calcio1 camaro cambiala cambiami
  camilla camilla1 campionato campione campioni cannavaro cappuccino caramella carbonara carciofo carlotta
  carmela carmelo carmine carrello carrello1 casa123 casabianca casacasa casamia caserta catania catanzaro
  caterina caterina1 cccccc cecilia celeste cellulare changeme changeme1 changeme123 charlie charlie1
  charlie123 cheese chelsea chelsea1 chevelle chiara chiara1 chiara12 chiara123 chocolate chocolate1 christ
  christian christian1 ciao12 ciao123 ciao1234 ciaoatutti ciaobella ciaobelli ciaobello ciaociao ciaociao1
  ciaocome ciaomamma ciaomondo ciaone ciaooo ciliegia cinzia cioccolata cioccolato cipolla claudia claudia1
  claudio claudio1 colosseo compleanno computer computer1 computer123 concetta cookie cookie1 corvette
  cosenza cowboy cr7cr7 cristian cristian1 cristiana cristiano cristina cristina1 cucciola cucciola1
  cucciolina cucciolino cucciolo cucciolotta cuore1 cuoremio cuoricino daniel daniel1 daniela daniela1
  daniele daniele1 daniele123 danielle darthvader davide davide1 davide123 dddddd dea1907 debora deborah
  delpiero delpiero10 demonio denise destino diamond diamond1 diavoletto diavolo dicembre diego1 diego10
  dolceamore dolcevita dolcezza domenica domenica1 domenico donatella donato doraemon dragon dragon1
  dragon12 dragon123 dragonball dragonball1 ducati ducati1 ducati916 eagles edoardo elena1 eleonora
  eleonora1 elephant elisa1 elisa123 elisabetta elisabetta1 emanuela emanuele emanuele1 emiliano eminem
  enrico enrico1 entra1 entrare erica1 ernesto espresso estate estate1 estate2023 estate2024 estate2025
  estate2026 eternita eugenio europa fabiana fabiano fabio1 fabio123 fabrizio fabrizio1 faccioilaspesa
  facebook facebook1 faith1 falcon famiglia famiglia1 farfalla farfalla1 farfalle farfallina fcinter
  fcinter1 febbraio federica federica1 federica123 federico federico1 federico123 felice felicita fender
  ferdinando ferrara ferrari ferrari1 figlio filippo filippo1 fiorentina fiorentina1 firenze firenze1
  fishing flavia flavio flower flower1 flower123 football football1 football12 forever forever1 formaggio
  formula1 fortnite fortuna fortuna1 forzabari forzabologna forzagenoa forzainter forzaitalia forzajuve
  forzajuve1 forzalazio forzamilan forzanapoli forzapalermo forzaroma forzatoro fragola fragola1 fragolina
  franca francesca francesca1 francesca123 francesco francesco1 francesco10 francesco123 francescototti
  francia franco franco1 fratello freedom freedom1 friend friends friends1 frodo1 frosinone funghi gabriele
  gabriele1 gabriella gabriella1 gaetano gandalf garfield gattina gattini gattino gennaio gennaro genoa1893
  genova gerardo germania gesu123 giacomo giacomo1 giada1 gianfranco gianluca gianluca1 gianluigi gianmarco
  gianna gianni gianpaolo ginevra ginger ginger1 gioele gioia1 giorgia giorgia1 giorgia123 giorgio giorgio1
  giovanna giovanna1 giovanni giovanni1 giovanni123 giovedi giugno giulia giulia1 giulia12 giulia123
  giuliana giuliano giulio giuseppe giuseppe1 giuseppe123 giuseppina gmail123 godisgood goku123 google
  google1 google123 greta1 guest1 guest123 guglielmo hammer hannah harley harley1 harrypotter heather hellas
  hello1 hello12 hello123 hello1234 hellohello hellokitty helloworld hermione hobbit hockey hockey1 hogwarts
  hotmail hunter hunter1 hunter2 iamroot ibra10 ibrahimovic ilaria ilaria1 ilaria123 iloveme iloveu iloveyou
  iloveyou1 iloveyou2 inferno infinito insalata instagram inter1 inter10 inter123 inter1908 interista
  internazionale internet internet1 inverno inverno2024 inverno2025 inzaghi iphone iphone1 irene1 ironmaiden
  ironman isabella isabella1 italia italia1 italia123 italia2006 italia82 italia90 italiana italiano
  italianstyle jackson jasmine jasmine1 jasper jennifer jennifer1 jessica jessica1 jessie jesus1 jesuschrist
  jordan jordan23 joshua jovanotti junior junior1 justin justin1 justinbieber juve10 juve123 juve1897
  juventina juventino juventus juventus1 juventus10 juventus12 juventus123 kaka22 katia1 kawasaki killer
  killer1 lakers lamborghini lamiapassword lancia lapassword lasagna lasagne laspesa latina latina1 laura1
  laura123 laziale lazio1 lazio123 lazio1900 lecce1 legend leonardo leonardo1 letizia letizia1 letmein
  letmein1 letmein123 libero libero1 libero123 liberta ligabue limoncello limone liverpool liverpool1
  livorno login123 london london1 londra loredana lorenza lorenzo lorenzo1 lorenzo123 love123 love1234
  lovelove lovely loveme loveme1 lover1 loveyou loveyou1 luca12 luca123 luca1234 lucaluca lucia1 luciana
  luciano lucrezia ludovica ludovica1 luglio luigi1 luigi123 luisa1 luna123 lunapiena lunasole lunedi
  madonna madonnina madrid maggie maggio maipiu maldini maldini3 mamma1 mamma123 mammamia mammapapa mammina
  manchester manuel manuela manuela1 manuele manutd maradona maradona10 marco1 marco10 marco123 marco1234
  marcomarco maremma margherita margherita1 maria1 maria123 mariangela marianna marianna1 mariano mariapia
  mariarosa marina marina1 mario1 mario123 mariolina marisa marlboro marta1 martedi martina martina1
  martina12 martina123 maserati massimiliano massimo massimo1 master master1 master123 masterkey matilde
  matrix1 matteo matteo1 matteo10 matteo123 matthew matthew1 mattia mattia1 mattia123 maurizio maurizio1
  mauro1 maverick mela123 melissa melissa1 melone mercedes mercedes1 mercoledi merlin messi10 messina
  metallica miapassword miaspesa micetta micetto michael michael1 michela michela1 michele michele1
  michele123 michelle micina micino mickey mickey1 microsoft milan1 milan10 milan123 milan1899 milanista
  milano milano1 milano123 minecraft minnie miriam mirko1 modena modena1 money1 money123 monica monica1
  monkey monkey1 monkey12 monkey123 montagna montebianco morgan motogp motorola mozzarella muffin mustang
  mustang1 mylove mylove1 mypass mypassword nadia1 napoli napoli1 napoli10 napoli123 napoli1926 naruto
  naruto1 natale natale1 natale2024 natale2025 natalia nessuna nesta13 netflix newpassword newyork newyork1
  nicola nicola1 nicola123 nicolas nicole nicole1 nicoletta ninja1 nintendo nirvana noemi1 nokia1 nonlosa
  nonloso nonna1 nonnina nonricordo nopassword novembre nuovapassword nutella nutella1 nutella123
  onedirection onepiece opensesame orange orange1 ornella ottavia ottobre p4ssw0rd p4ssword p@$$w0rd
  p@ssw0rd p@ssword pa$$w0rd pa$$word padova padrepio padrepio1 palermo pallavolo palloncino pallone pamela
  pantani paola1 paola123 paolo1 paolo123 papamamma paperina paperino paperone papino paradiso parigi parma1
  parmigiano parola parolachiave parolad'ordine pasqua pasquale pasquale1 pass123 pass1234 pass12345
  passpass passw0rd passw0rd1 passwd password password0 password00 password01 password1 password10
  password11 password12 password123 password1234 password12345 password123456 password2 password2020
  password2021 password2022 password2023 password2024 password2025 password2026 password21 password22
  password3 password4 password5 password6 password7 password8 password9 password99 passwordpassword passwort
  pastaasciutta patata patatina patatine patrick patrizia patrizia1 patrizio peanut pepper pepper1 perfavore
  persempre perugia pescara piemonte pierluigi piero1 pierpaolo pietro pietro1 pikachu pippo1 pippo12
  pippo123 pippo1234 pippobaudo pippopippo pirlo21 pizza1 pizza123 pizzapizza playstation playstation1
  pluto1 pluto123 pokemon pokemon1 pomodori pomodoro porsche porsche911 primavera primavera1 prince1
  princess princess1 princess12 principe principessa principessa1 principino prosciutto puglia purple
  purple1 q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw
  qazxswedc qwaszx qwe123 qwe12345 qwe123456 qweasd qweasd123 qweasdzxc qweqwe qweqweqwe qwer12 qwer123
  qwer1234 qwerasdf qwerqwer qwert1 qwert12345 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertz qwertzuiop rachel raffaele raffaele1 raffaella
  raffaella1 rainbow rainbow1 rangers ravenna realmadrid realmadrid1 rebecca redsox reggina renato riccardo
  riccardo1 riccardo123 richard rihanna rimini rita123 robert robert1 roberta roberta1 roberta123 roberto
  roberto1 roberto123 robertobaggio rocco1 rodolfo roma10 roma123 roma1927 romacaputmundi romanista romano
  romano1 romina ronaldo ronaldo7 ronaldo9 root123 rootroot rosalba rosalia rosanna rosaria rosario rosebud
  rossana rossella rossella1 sabato1 sabrina sabrina1 sailormoon salento salernitana salerno salvatore
  salvatore1 salvatore123 samanta samantha samp46 sampdoria samsung samsung1 samuel samuele samuele1 sandra
  sandro santantonio sara12 sara123 sara1234 sarasara sardegna schumacher schumi scooby scorpion sebastian
  sebastiano secret secret1 secret123 segreta segretissima segretissimo segreto sempre serena serena1
  serena123 sergio sergio1 settembre shadow shadow1 shakira shevchenko sicilia sicilia1 siena1 silvana
  silvia silvia1 silvia123 silvio simona simona1 simone simone1 simone10 simone123 siracusa skywalker
  slipknot smokey snickers snoopy snoopy1 snowball soccer soccer1 soccer10 sofia1 sofia123 sognare sogno1
  sole123 soleluna sonia1 sophie sorella sorriso spaghetti spagna speranza spesa1 spesa123 spesaonline
  spider spiderman spiderman1 spotify sscnapoli sslazio starwars starwars1 steelers stefania stefania1
  stefano stefano1 stefano10 stefano123 stella stella1 stelle stellina stelline steven summer summer1
  summer2024 summer2025 sunshine sunshine1 superman superman1 supermario supermercato superstar superuser
  susanna swordfish sysadmin tantiauguri tantotanto taylor taylor1 teddybear telefono temp123 temporanea
  tennis teresa teresa1 tesorino tesoro tesoro1 tesoro123 tesoromio test12 test123 test1234 test12345
  testing testing1 testtest thomas thomas1 thunder thunder1 tiadoro tiamo1 tiamo123 tiamoo tiamotanto tiger1
  tigger tigger1 tiscali tivogliobene tiziana tiziana1 tiziano tommaso tommaso1 topolina topolino topolino1
  topsecret torino torino1 toscana totti1 totti10 toyota treviso trieste trinity trustno1 trustnoone tvttbb
  udinese umberto united user12 user123 user1234 utente1 utente123 valentina valentina1 valentina123
  valentino valentino1 valentino46 valentinorossi valeria valeria1 valerio valerio1 valerossi vanessa
  vanessa1 vasco1 vascorossi venerdi venezia verona veronica veronica1 vespa50 vespino vesuvio vicenza
  victoria victoria1 vincenza vincenzo vincenzo1 vincenzo123 vino123 viola1 viper1 virgilio virginia
  vitabella vitamia viterbo vittoria vittoria1 vittorio vittorio1 vivalitalia viviana volley volleyball
  walter warrior wasdwasd welcome welcome1 welcome12 welcome123 welcome2 whatever whatsapp william william1
  windows windows1 windows10 winner winner1 winnie winniethepooh winter winter1 winter2024 winter2025 wizard
  xxxxxx xxxxxxxx yamaha yankees youtube yyyyyy zanetti zanetti4 zaq123 zaq12wsx zaq1zaq1 zaqwsx zaqxsw
  zucchina zxc123 zxcasdqwe zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zzzzzz zzzzzzzz
`
  .trim()
  .split(/\s+/);
