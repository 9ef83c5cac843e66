/**
 * Brands most sold on marketplaces, in their own spelling; none that is also an ordinary word (« Next », « Boss »). Separated by
 * `|`.
 */
const LISTS: readonly string[] = [
  // bicycles, sport, outdoors
  'Benetton|Lululemon|Jako-o|Baby Bjorn|Hornby|Brompton|Dahon|Giant TCR|Giant Defy|Giant Escape|Merida|Haibike|Riese & Müller|Pinarello|Colnago|Btwin|Wilier|Ridley|Fischer|Nordica|Elan|Salomon|Burton|Giro|Lazer|Alpina|Cébé|Scarpa|La Sportiva|Lowa|Meindl|Merrell|Hoka|Brooks|Mizuno|Saucony|Puma|Fila|Ellesse|Columbia|Helly Hansen|Ferrino|Vango|MSR|Tatonka|Gregory|Lowe Alpine|Shimano 105|Daiwa|Abu Garcia|Wilson|Tecnifibre|Bullpadel|Callaway|TaylorMade|Titleist|Orbea|Specialized|Cannondale|Bianchi|Cervélo|Koga|Batavus|Kalkhoff|Puky|Woom|Decathlon|B’Twin|BTwin|Rockrider|Triban|Shimano|SRAM|Garmin|Wahoo|Suunto|Nutcase|Abus|Uvex|Bontrager|POC|Thule|Atera|Ortlieb|Vaude|Deuter|Osprey|Jack Wolfskin|Patagonia|Fjällräven|Haglöfs|Mammut|Salewa|Quechua|Coleman|Campingaz|Petzl|Black Diamond|Leatherman|Victorinox|NordicTrack|Kettler|Bowflex|Peloton|Technogym|Domyos|Babolat|Yonex|Dunlop|Nike|Adidas|Asics|Reebok|New Balance|Under Armour|Umbro|Kappa|Speedo|Rossignol|Völkl|Rollerblade|K2|Jobe|O’Neill|Rip Curl|Quiksilver|Billabong',
  // clothes, shoes, bags, watches
  'Levi’s|Desigual|Promod|Camaïeu|Kiabi|Sandro|Maje|Sézane|Bensimon|Le Coq Sportif|Veja|Repetto|Kickers|Pikolinos|Rieker|Josef Seibel|Ganni|Arket|Monki|Bogner|Strellson|Hackett|Fred Perry|Ben Sherman|Superdry|Napapijri|Woolrich|Belstaff|Stone Island|C.P. Company|Armani|Trussardi|Liu Jo|Pinko|Coccinelle|Kate Spade|Mulberry|Radley|Citizen|Omega Seamaster|Festina|Skagen|Thomas Sabo|Wrangler|Zara|H&M|Uniqlo|Bershka|Massimo Dutti|Esprit|Tommy Hilfiger|Calvin Klein|Ralph Lauren|Lacoste|Hugo Boss|Gucci|Prada|Chanel|Hermès|Louis Vuitton|Burberry|Versace|Moschino|Max Mara|Marc O’Polo|Michael Kors|Longchamp|Furla|Parfois|Tamaris|Gabor|Geox|Clarks|Birkenstock|Crocs|Havaianas|Ipanema|Melissa|UGG|Timberland|Dr. Martens|Converse|Skechers|Rolex|Tissot|Eterna|Longines|Seiko|Casio|Swatch|Junghans|Daniel Wellington|Pandora|Swarovski|Samsonite|Rimowa|Eastpak|Eastpack|Kipling|Herschel|Ray-Ban|Oakley|Moncler|The North Face|Carhartt|Barbour|Pepe Jeans|Vero Moda|Jack & Jones|Marimekko|Filippa K|Acne Studios|Petit Bateau|Polarn O. Pyret|Reima',
  // kitchen and household
  'Weber|Bosch|Braun|Lavazza|Illy|Rancilio|Instant Pot|Russell Hobbs|Severin|Rommelsbacher|Silit|Staub|Lagostina|Tescoma|Zepter|Bodum|Stelton|Eva Solo|Rörstrand|Arabia Finland|Gustavsberg|Bolesławiec|Ćmielów|Gmundner|Gien|Luminarc|Arcopal|Singer|Janome|Rowenta|Indesit|Ariston|Zanussi|Hotpoint|Grundig|String Furniture|Ferm Living|Maisons du Monde|Ligne Roset|Hülsta|Musterring|Rolf Benz|Tempur|Muji|MUJI|Siemens|Miele|AEG|Electrolux|Whirlpool|Bauknecht|Gorenje|Beko|Arçelik|Vestel|Neff|Smeg|Liebherr|Gaggenau|Philips|Krups|Tefal|Moulinex|Calor|Polti|Laurastar|De’Longhi|Delonghi|DeLonghi|Saeco|Gaggia|Nespresso|Bialetti|Cecotec|Ariete|Melitta|Breville|KitchenAid|Kenwood|Thermomix|Vorwerk|Bimby|Vitamix|Nutribullet|WMF|Fissler|Zwilling|Le Creuset|De Buyer|Fiskars|Rösle|Emsa|Contigo|Hydro Flask|Tupperware|Pyrex|Duralex|Villeroy & Boch|Rosenthal|Meissen|Iittala|Royal Copenhagen|Wedgwood|Dyson|iRobot|Roomba|Roborock|Ecovacs|Kärcher|Karcher|Bissell|Leifheit|Vileda|Brabantia|Hailo|Ikea|IKEA|Muuto|Vitra|Kartell|Alessi|Artemide|Louis Poulsen|Pfaff|Bernina|Husqvarna|Juki',
  // garden, tools, cars
  'Gardena|Flymo|Ego Power|Greenworks|Hikoki|Hitachi|Skil|Stanley|Facom|Bessey|Wiha|Würth|Scheppach|Güde|Metabo|Continental|Hankook|Cybex|Stihl|Makita|DeWalt|Milwaukee|Hilti|Festool|Einhell|Ryobi|Parkside|Black & Decker|Dremel|Worx|Wolf-Garten|Al-Ko|Honda|Lafuma|Fermob|Knipex|Wera|Gedore|Hazet|Bahco|Michelin|Pirelli|Bridgestone|Goodyear|Nokian|TomTom|Toyota|Volkswagen|Audi|BMW|Mercedes|Renault|Peugeot|Citroën|Skoda|Škoda|Volvo|Yamaha|Kawasaki|Suzuki|Ducati|Vespa|Piaggio',
  // electronics
  'Samsung|Nintendo Switch|Fairphone|Wacom|Fitbit|Withings|Amazfit|Jabra|Skullcandy|Soundcore|Ultimate Ears|Harman|Pioneer|Rotel|NAD|Cambridge Audio|Rega|Thorens|Revox|Hercules|Native Instruments|Sigma|Tamron|Manfrotto|Rollei|Minolta|Zeiss|Bushnell|Swarovski Optik|Celestron|Bresser|Elgato|Thrustmaster|Fanatec|Lexar|Lexmark|OKI|Remarkable|Steam Deck|Meta Quest|Sony|LG|Panasonic|Toshiba|Hisense|Xiaomi|Huawei|OnePlus|Oppo|Realme|Nokia|Motorola|Google Pixel|Microsoft|Lenovo|Dell|HP|Acer|Asus|MSI|Gigabyte|Intel|AMD|Nvidia|Logitech|Razer|Corsair|SteelSeries|HyperX|Kingston|SanDisk|Seagate|Western Digital|TP-Link|Netgear|AVM|Fritz!Box|Synology|Epson|Canon|Kyocera|BenQ|Optoma|ViewSonic|Nikon|Fujifilm|Olympus|Pentax|Leica|Zenit|Polaroid|Kodak|GoPro|DJI|Insta360|JBL|Bose|Sonos|Marshall|Harman Kardon|Bang & Olufsen|Sennheiser|Beyerdynamic|AKG|Audio-Technica|Technics|Denon|Marantz|Onkyo|Teufel|Klipsch|Shure|Rode|RØDE|Behringer|Focusrite|Nintendo|PlayStation|Xbox|Sega|Atari|Kindle|Kobo|Tolino|Anker|Ugreen|Belkin|Telefunken|Nothing Phone|Apple MacBook|Apple iPhone|Apple iPad|iPhone|iPad|MacBook|iMac|AirPods|Apple Watch',
  // music
  'Fender|Gibson|Epiphone|Ibanez|Squier|Alhambra|Takamine|Washburn|Gretsch|Rickenbacker|Cort|Steinway|Kawai|Roland|Korg|Nord Electro|Moog|Akai|Hohner|Pearl Export|Tama|Zildjian|Sabian|Paiste|Selmer|Buffet Crampon',
  // children and animals, crafts, beauty
  'Stokke|Thule Chariot|Nuna|Mutsy|Quinny|Inglesina|Jané|Babyzen|Emmaljunga|Lascal|Done by Deer|BIBS|Janod|Hape|Djeco|Moulin Roty|Vilac|Plan Toys|Grimm’s|Melissa & Doug|Bruder|Big-Bobby-Car|Sylvanian Families|Kapla|Clementoni|Trefl|Nici|Jellycat|Maileg|Royal Canin|Ruffwear|Rubbermaid|Savic|Julius-K9|Garnier|Vichy|La Roche-Posay|Avène|Nuxe|Caudalie|Bioderma|Weleda|Dr. Hauschka|The Ordinary|Clarins|Sisley|Guerlain|Yves Rocher|Givenchy|Kiehl’s|Shiseido|Laneige|Innisfree|Missha|Maybelline|Rituals|O Boticário|Wella|Schwarzkopf|Chicco|Peg Perego|Kinderkraft|Maxi-Cosi|Bugaboo|Joolz|Britax|Römer|Hauck|Babybjörn|BabyBjörn|Ergobaby|Avent|Medela|Tommee Tippee|Fisher-Price|Lego|LEGO|Duplo|Playmobil|Ravensburger|Haba|HABA|Brio|BRIO|Schleich|Steiff|Hasbro|Mattel|Barbie|Hot Wheels|Märklin|Carrera|Siku|Vtech|VTech|Smoby|Tonies|Toniebox|Trixie|Ferplast|Faber-Castell|Staedtler|Stabilo|Lamy|Montblanc|Parker|Moleskine|Nivea|L’Oréal|Lancôme|Dior|Clinique|Estée Lauder|Kérastase|Remington|Babyliss|BaByliss|Ghd|Oral-B|Foreo|Omron|Beurer',
];

/** Their spellings in other scripts. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ヤマハ: 'Yamaha',
  エプソン: 'Epson',
  ソニー: 'Sony',
  パナソニック: 'Panasonic',
  キヤノン: 'Canon',
  ニコン: 'Nikon',
  任天堂: 'Nintendo',
  カシオ: 'Casio',
  セイコー: 'Seiko',
  東芝: 'Toshiba',
  ダイソン: 'Dyson',
  コールマン: 'Coleman',
  ナイキ: 'Nike',
  アディダス: 'Adidas',
  ニューバランス: 'New Balance',
  ティファール: 'Tefal',
  デロンギ: 'De’Longhi',
  フィリップス: 'Philips',
  サムスン: 'Samsung',
  レノボ: 'Lenovo',
  マーシャル: 'Marshall',
  フェンダー: 'Fender',
  ギブソン: 'Gibson',
  ユニクロ: 'Uniqlo',
  シマノ: 'Shimano',
  ブロンプトン: 'Brompton',
  مارشال: 'Marshall',
  سامسونج: 'Samsung',
  سامسونغ: 'Samsung',
  سوني: 'Sony',
  باناسونيك: 'Panasonic',
  فيليبس: 'Philips',
  بوش: 'Bosch',
  كانون: 'Canon',
  نيكون: 'Nikon',
  ياماها: 'Yamaha',
  نايك: 'Nike',
  أديداس: 'Adidas',
  كاسيو: 'Casio',
  دايسون: 'Dyson',
  شاومي: 'Xiaomi',
  هواوي: 'Huawei',
  لينوفو: 'Lenovo',
  براون: 'Braun',
  تيفال: 'Tefal',
  نينتندو: 'Nintendo',
  ايكيا: 'Ikea',
  إيكيا: 'Ikea',
  索尼: 'Sony',
  华为: 'Huawei',
  小米: 'Xiaomi',
  三星: 'Samsung',
  松下: 'Panasonic',
  佳能: 'Canon',
  尼康: 'Nikon',
  雅马哈: 'Yamaha',
  飞利浦: 'Philips',
  戴森: 'Dyson',
  宜家: 'Ikea',
  耐克: 'Nike',
  阿迪达斯: 'Adidas',
  삼성: 'Samsung',
  소니: 'Sony',
  야마하: 'Yamaha',
  캐논: 'Canon',
  니콘: 'Nikon',
  다이슨: 'Dyson',
  필립스: 'Philips',
  나이키: 'Nike',
  آيفون: 'iPhone',
  ايفون: 'iPhone',
  آيباد: 'iPad',
  ايباد: 'iPad',
  ابل: 'Apple',
  آبل: 'Apple',
  айфон: 'iPhone',
  Айфон: 'iPhone',
  아이폰: 'iPhone',
  아이패드: 'iPad',
  에어팟: 'AirPods',
  닌텐도: 'Nintendo',
  애플: 'Apple',
  레고: 'Lego',
  苹果: 'Apple',
  苹果iPhone: 'Apple iPhone',
  乐高: 'Lego',
  膳魔师: 'Thermos',
  技嘉: 'Gigabyte',
  希捷: 'Seagate',
  联想: 'Lenovo',
  戴尔: 'Dell',
  惠普: 'HP',
  华硕: 'Asus',
  宏碁: 'Acer',
  罗技: 'Logitech',
  雷蛇: 'Razer',
  爱普生: 'Epson',
  海尔: 'Haier',
  海信: 'Hisense',
  微软: 'Microsoft',
  西部数据: 'Western Digital',
  金士顿: 'Kingston',
  闪迪: 'SanDisk',
  博世: 'Bosch',
  西门子: 'Siemens',
  双立人: 'Zwilling',
  איקאה: 'IKEA',
  סמסונג: 'Samsung',
  נייקי: 'Nike',
  אדידס: 'Adidas',
  פיליפס: 'Philips',
  דייסון: 'Dyson',
  לנובו: 'Lenovo',
  שיאומי: 'Xiaomi',
  מקיטה: 'Makita',
  ימאהה: 'Yamaha',
  נינטנדו: 'Nintendo',
  אייפון: 'iPhone',
  אייפד: 'iPad',
  סימנס: 'Siemens',
  דלונגי: 'De’Longhi',
  טפאל: 'Tefal',
  アイフォン: 'iPhone',
  レゴ: 'Lego',
  ルイヴィトン: 'Louis Vuitton',
  아디다스: 'Adidas',
};
const WRITTEN_ELSEWHERE = new RegExp(
  Object.keys(ELSEWHERE)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? String.raw`(?<!\p{L})${name}(?!\p{L})` : name))
    .join('|'),
  'u',
);

/** Every maker by its own spelling. */
export const MAKERS: readonly string[] = LISTS.flatMap((names) => names.split('|'));
const escaped = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll('’', "[’']");
/** In capitals, and without inner capitals: « KITCHENAID », « Kitchenaid ». */
const otherCases = (name: string): string[] => [
  name.toUpperCase(),
  ...(/\p{Ll}\p{Lu}/u.test(name) ? [name[0]!.toUpperCase() + name.slice(1).toLowerCase()] : []),
];
/** As written, in capitals, or at the start of a compound: « Melissa-Badelatschen ». */
const KNOWN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${MAKERS.toSorted((one, other) => other.length - one.length)
    .flatMap((name) => [name].concat(otherCases(name)))
    .map(escaped)
    .join('|')})(?![\p{L}\p{M}\p{N}])`,
  'u',
);
/** The brand's own spelling, by other spellings. */
const SPELLED = new Map(MAKERS.flatMap((name) => otherCases(name).map((typed) => [typed, name] as const)));
/** A compatible brand is not the product's brand: « case for Samsung phones ». */
const FOR =
  /(?<!\p{L})(?:for|fits|fit|like|compatible(?: with)?|für|passend|kompatibel|wie|pour|comme|para|como|per|come|voor|past|för|till|dla|для|için|مثل|متوافق)\s+(?:\p{L}+\s+){0,2}$/iu;

/** A known maker that a text names. */
export interface FoundMaker {
  /** As typed, in Latin letters if known. */
  name: string;
  /** Characters of the text. */
  start: number;
  end: number;
}

/** The first brand that a text names as its product's; null if there is none that we know. */
export function findMaker(text: string): FoundMaker | null {
  const match = KNOWN.exec(text) ?? WRITTEN_ELSEWHERE.exec(text);
  if (match === null || FOR.test(text.slice(0, match.index))) return null;
  const [typed] = match;
  return { name: ELSEWHERE[typed] ?? SPELLED.get(typed) ?? typed, start: match.index, end: match.index + typed.length };
}
