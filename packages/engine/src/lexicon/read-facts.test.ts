import { describe, expect, it } from 'vitest';
import { printFact } from './print-fact.ts';
import { readFacts } from './read-facts.ts';

const carried = (text: string, from: string, to: string): (string | null)[] =>
  readFacts(text, from).map((fact) => printFact(fact, to));

describe('facts in other languages', () => {
  it.each([
    ['fr', 'Lavable en machine', 'en', ['Machine washable']],
    ['ar', 'مقاوم للماء', 'de', ['Wasserdicht']],
    ['en', 'holds 0.35 l', 'fr', ['Contenance : 0,35 l']],
    ['en', '40 hours of battery', 'de', ['Akkulaufzeit: 40 Stunden']],
    ['de', '2 Jahre Garantie', 'en', ['Warranty: 2 years']],
    ['en', 'two-pack', 'fr', ['Pack de 2']],
    ['en', 'pack of three', 'de', ['3er-Pack']],
    ['en', 'set of 4', 'de', ['4er-Set']],
    ['fr', 'lot de deux', 'en', ['Set of 2']],
    ['es', 'dos años de garantía', 'en', ['Warranty: 2 years']],
    ['ar', 'ضمان سنتين', 'en', ['Warranty: 2 years']],
    ['ja', '高さ40cm', 'en', ['Height: 40 cm']],
    ['zh-Hans', '保温12小时', 'en', ['Stays hot for 12 hours']],
    ['en', '100% organic cotton', 'es', ['100 % algodón orgánico']],
    ['fr', 'poignée en cuir', 'en', ['Handle: leather']],
    ['en', 'leather strap', 'fr', ['Sangle en cuir']],
    ['de', 'genäht in Leipzig', 'en', ['Made in Leipzig']],
    ['de', 'gefertigt in Handarbeit', 'en', ['Handmade']],
    ['fr', 'cousu à Lyon', 'en', ['Made in Lyon']],
    ['es', 'Hecho en Portugal', 'de', ['Herkunft: Portugal']],
    ['en', '10 inches tall', 'fr', ['Hauteur : 10 pouces (25,4 cm)']],
    ['de', '1.200 ml', 'en', ['1200 ml']],
    ['sv', 'Jacka, vattenpelare 10 000 mm', 'de', ['Wassersäule: 10.000 mm']],
    ['en', 'Cello with spruce top, ebony fingerboard', 'de', ['Decke: Fichte']],
    ['tr', 'Akıllı saat, sesli görüşme', 'en', ['Hands-free calls']],
    ['ja', 'モバイルバッテリー 薄型 ケーブル内蔵', 'en', ['Slim design', 'Built-in cable']],
    ['de', 'Gitarre, frisch gestimmt, Größe 4/4', 'en', ['Tuned', 'Full size 4/4']],
    ['en', 'Cream for combination skin, needs no drilling', 'fr', ['Pour peaux mixtes', 'Sans perçage']],
    ['ar', 'سعة ٣٥٠ مل', 'en', ['Capacity: 350 ml']],
    ['es', 'Lámpara 42 cm', 'en', ['42 cm']],
    ['en', 'Speaker - 20 W - foldable', 'de', ['20 W', 'Faltbar']],
    ['en', 'Sizes NB-18M, from 2 to 24 kg', 'de', []],
    ['nl', 'Hoogte tussen 8 en 22 cm', 'en', []],
    ['nl', 'max. 60 kg', 'en', ['Load: up to 60 kg']],
    ['fr', 'sans alcool sans parfum', 'en', ['Alcohol-free', 'Fragrance-free']],
    ['de', 'Timer: ja\nFernbedienung: nein', 'en', ['Timer']],
    ['ja', '電子レンジ不可　手作り', 'en', ['Not for the microwave', 'Handmade']],
    ['tr', 'Bulaşık makinesinde yıkanmaz', 'en', ['Not dishwasher safe']],
    ['zh-Hans', '6岁以上', 'en', ['Ages 6+']],
    ['nl', 'sokken maat 39-42', 'en', ['Size: 39–42']],
    ['en', 'Sizes from S to XL', 'de', ['Größe: S–XL']],
    ['en', 'Sizes vary a little', 'de', []],
    ['ja', '手作り 食洗機不可', 'en', ['Handmade', 'Not dishwasher safe']],
    ['fr', 'lavables à 30 °C', 'en', ['Washable at 30 °C']],
    ['de', 'Zahnbürsten, 4er Pack', 'en', ['Pack of 4']],
    ['it', 'fino a 9 kg', 'en', ['Load: up to 9 kg']],
    ['es', 'de 8 a 12', 'en', []],
    ['en', 'Output 3 A', 'de', ['3 A']],
    ['en', 'Dumper with four wheel drive', 'de', ['Allradantrieb']],
    ['en', 'The "Nordic Night" throw', 'de', []],
    ['fr', 'batterie 87 %', 'en', ['Battery health: 87%']],
    ['tr', 'pil sağlığı %86', 'en', ['Battery health: 86%']],
    ['en', 'UK plug. Proof of purchase available.', 'de', ['UK-Stecker', 'Mit Kaufbeleg']],
    ['it', 'Passeggino, dai 6 mesi', 'en', ['Suitable from: 6 months']],
    ['ru', 'Коляска, от 0 до 4 лет', 'en', []],
    ['en', 'Bouncer, suitable from newborn to 2 years', 'de', ['Ab Geburt']],
    ['pt', 'dos 2 aos 5 anos', 'en', ['Ages 2+']],
    ['fr', 'Trottinette, 650 km au compteur', 'en', ['Distance covered: 650 km']],
    ['en', 'Leggings, high rise 25 in', 'de', ['Hoher Bund', '25 Zoll (63,5 cm)']],
    ['en', 'Wraps: S 18 cm, M 26 cm, L 33 cm', 'de', []],
    ['es', 'Silla con ruedas nuevas', 'en', ['Wheels']],
    ['de', 'Fahrrad, Reifen neu', 'en', ['New tyres']],
    ['de', 'Stichsäge. Neu.', 'en', ['Unused']],
    ['pl', 'Sweter, czysta wełna', 'en', ['Wool']],
    ['ar', 'سجادة، نظيفة جدا', 'en', ['Clean']],
    ['es', 'Chaqueta, usada un par de veces', 'en', ['Hardly used']],
    ['en', 'Samsung Galaxy 5G 256G phone', 'de', ['256 GB']],
    ['it', 'Bicicletta, cambio 6 velocità', 'en', ['Speeds: 6']],
    ['fr', 'Perceuse, coffret', 'en', []],
    ['ko', '공기청정기, 필터 새것', 'en', []],
    ['sv', 'Barnvagn, regnskydd och mugghållare ingår', 'en', ['With rain cover', 'With cup holder']],
    ['en', 'IPX7, Bluetooth 5.3', 'ar', ['IPX7', 'Bluetooth 5.3']],
    ['fr', 'pas besoin de WiFi, sans Bluetooth', 'de', []],
    ['en', 'No need for WiFi or Bluetooth', 'de', []],
    ['ja', 'Wi-Fi不要 USB-C', 'en', ['USB-C']],
    ['en', 'Earbuds (no case) Bluetooth 5.3', 'de', ['Bluetooth 5.3']],
    ['en', 'no wires, Bluetooth 5.3', 'de', ['Bluetooth 5.3']],
    [
      'en',
      'Keeps drinks hot for 6 hours and cold for 12 hours',
      'fr',
      ['Garde au chaud : 6 heures', 'Garde au frais : 12 heures'],
    ],
  ])('%s: %s > %s', (from, text, to, labels) => {
    expect(carried(text, from, to).map((label) => label?.replaceAll('\u00a0', ' '))).toEqual(labels);
  });
});

it.each([
  ['en', 'Not dishwasher safe', 'care.dishwasher-safe'],
  ['en', 'Dishwasher safe: no', 'care.dishwasher-safe'],
  ['de', 'Nicht wasserdicht', 'property.waterproof'],
  ['fr', 'Ne passe pas au lave-vaisselle', 'care.dishwasher-safe'],
  ['es', 'No apto para microondas', 'care.microwave-safe'],
  ['en', 'Soft, warm light for your desk', 'property.soft'],
  ['es', 'Mochila para portátil', 'property.portable'],
  ['en', 'Not dishwasher and microwave safe', 'care.microwave-safe'],
  ['en', 'Socks that keep your feet warm', 'function.keeps-hot'],
  ['es', 'Resistente al agua hasta 30 m', 'measure.water-depth'],
])('does not read what is denied, or said of another thing (%s: %s)', (language, text, id) => {
  expect(readFacts(text, language).map((fact) => fact.id)).not.toContain(id);
});

it('continues after a negation', () => {
  const ids = readFacts('They never itch and can be machine washed', 'en').map(({ id }) => id);
  expect(ids).toEqual(['care.machine-washable']);
});

it('does not take a cable’s length for the product’s', () => {
  expect(readFacts('Lamp with a 2 m cable, 29 inch wheels', 'en').filter(({ kind }) => kind === 'length')).toEqual([]);
});

it('quotes words of the description for each fact', () => {
  const text = 'Handmade mug, 350 ml, dishwasher safe. Made in Portugal, 2 year warranty.';
  for (const { source } of readFacts(text, 'en')) expect(text).toContain(source);
});

describe('packaging of a product', () => {
  const materials = (text: string, language: string): (string | null)[] =>
    readFacts(text, language).flatMap(({ kind, id }) => (kind === 'material' ? [id] : []));

  it.each([
    ['en', 'Strawberry jam in a glass jar'],
    ['en', 'Earrings, in a small wooden gift box'],
    ['de', 'Apfelkuchen im Glas, 400 g'],
    ['fr', 'Savon dans une boîte en bois'],
    ['es', 'Vela en un frasco de vidrio'],
  ])('%s: %s – is no material of its own', (language, text) => {
    expect(materials(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Hair styler, 6 attachments, leather case included'],
    ['ko', '다이슨 에어랩, 가죽 케이스'],
    ['pt', 'Liquidificador, jarra de vidro 2 litros'],
    ['pt', 'Mangueira 30 m, conexões em latão'],
    ['en', 'Packing cubes, mesh window'],
    ['es', 'Tabla de surf, remo de aluminio'],
    ['en', 'Kitchen island on wheels, solid oak top, two drawers'],
  ])('%s: %s – is of what comes along, or of another noun', (language, text) => {
    expect(materials(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Coat, warm, Harris wool blend'],
    ['fr', 'Lampe, fabriquée en laiton'],
    ['es', 'Silla, estructura de madera'],
    ['en', 'A vase in brown ceramic'],
    ['de', 'Vase aus Glas, im Karton geliefert'],
    ['fr', 'Boîte en bois'],
    ['es', 'Caja de madera'],
  ])('%s: %s – is made of it', (language, text) => {
    expect(materials(text, language)).toHaveLength(1);
  });
});

it('gives a side with its own noun by that noun, and drops any other side of a part', () => {
  const lengths = (text: string, language: string) =>
    readFacts(text, language).flatMap(({ id, quantity }) => (quantity?.dimension === 'length' ? [id] : []));
  expect(lengths('Dining chair. Seat height 46 cm, height 92 cm', 'en')).toEqual([
    'measure.seat-height',
    'measure.height',
  ]);
  expect(lengths('Cable length 2 m, overall height 40 cm', 'en')).toEqual(['measure.cable-length', 'measure.height']);
  expect(lengths('Stuhl, Sitzhöhe 46 cm', 'de')).toEqual(['measure.seat-height']);
  expect(lengths('Chaise, hauteur d’assise 46 cm', 'fr')).toEqual(['measure.seat-height']);
  expect(lengths('Stuhl, Gesamthöhe 92 cm', 'de')).toHaveLength(1);
  expect(lengths('Vase, Griffhöhe 12 cm', 'de')).toEqual([]);
  expect(lengths('Chair, armrest height 62 cm', 'en')).toEqual([]);
});

it.each([
  ['de', 'Rasenmäher, Schnitthöhe von 15 bis 42 mm verstellbar', 'Cutting height: 15–42 mm'],
  ['fr', 'Tondeuse, hauteur de coupe 15 à 43 mm', 'Cutting height: 15–43 mm'],
  ['pl', 'Kosiarka, wysokość koszenia 25-100 mm', 'Cutting height: 25–100 mm'],
  ['en', 'Kettle. Battery life 10 to 12 hours', 'Battery life: 10–12 hours'],
  ['de', 'Halskette aus Silber, Länge 40+5 cm', 'Length: 40–45 cm'],
  ['fr', 'Vélo pliant, plié : 80 x 58 x 40 cm', 'Folded: 80 × 58 × 40 cm'],
])('reads both ends of a range, and what a side is of (%s: %s)', (language, text, label) => {
  const labels = readFacts(text, language).map((fact) => printFact(fact, 'en'));
  expect(labels).toContain(label);
  expect(labels).not.toContain('Adjustable');
});

it.each([
  ['es', 'Guitarra con ecualizador de 4 bandas', '4-band equaliser'],
  ['de', 'Hochstuhl mit 5-Punkt-Gurt', '5-point harness'],
  ['fr', 'Chaise haute, harnais 5 points', '5-point harness'],
  ['en', 'Bike helmet, eleven vents', 'Vents: 11'],
  ['sv', 'Elpiano, 88 tangenter', 'Keys: 88'],
  ['en', 'Necklace with a gold filled chain', 'Chain: gold-filled'],
  ['de', 'Massagepistole leise 6 Aufsätze 30 Geschwindigkeiten', 'Attachments: 6'],
  ['en', 'Ring, gift box included', 'In a gift box'],
])('counts with the noun that is counted (%s: %s)', (language, text, label) => {
  expect(readFacts(text, language).map((fact) => printFact(fact, 'en'))).toContain(label);
});

it('does not take keys of a lock for a piano’s, nor strings of a kite for a guitar’s', () => {
  const ids = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(ids('Vorhängeschloss mit 3 Tasten', 'de')).not.toContain('count.keys');
  expect(ids('Cometa con 2 cuerdas', 'es')).not.toContain('count.strings');
});

it('recognises a part by the product that it belongs to', () => {
  const labels = (text: string, language: string) => readFacts(text, language).map((fact) => printFact(fact, 'en'));
  expect(labels('Guitarra con tapa de abeto', 'es')).toEqual(['Top: fir wood']);
  expect(labels('Olla con tapa de vidrio', 'es')).toEqual(['Lid: glass']);
  expect(labels('Konzertgitarre mit Fichtendecke', 'de')).toEqual(['Top: spruce']);
});

describe('owners of a property', () => {
  const labels = (text: string, language: string) => readFacts(text, language).map((fact) => printFact(fact, 'en'));

  it.each([
    ['es', 'Guitarra. Se entrega con funda acolchada', 'Quilted'],
    ['en', 'Guitar, comes with a padded gig bag', 'Padded'],
    ['it', 'Chitarra, custodia imbottita inclusa', 'Padded'],
    ['de', 'Mäher mit klappbarem Holm', 'Foldable'],
    ['fr', 'Mug en inox avec manchon violet', 'Purple'],
    ['fr', 'Lampe en rotin avec abat-jour en lin beige', 'Beige'],
    ['de', 'Uhr, vergoldet. Neues schwarzes Lederband', 'Black'],
    ['de', 'Große Korbtasche mit Baumwollfutter', 'Cotton'],
    ['es', 'Consola con juegos. Batería en buen estado', 'Good condition'],
    ['en', 'Motherboard. Used for two years in a home office', 'For the office'],
  ])('%s: %s – does not say « %s » of the thing', (language, text, label) => {
    expect(labels(text, language)).not.toContain(label);
  });

  it.each([
    ['es', 'Trona con bandeja azul extraíble', 'Tray: removable'],
    ['de', 'Uhr, vergoldet. Neues schwarzes Lederband', 'Strap: leather'],
    ['de', 'Badelatschen, weiche Gummisohle', 'Sole: rubber'],
    ['nl', 'Pumps, rubberen zool', 'Sole: rubber'],
    ['es', 'Silla. En buen estado', 'Good condition'],
    ['es', 'Mochila acolchada', 'Quilted'],
  ])('%s: %s – says « %s »', (language, text, label) => {
    expect(labels(text, language)).toContain(label);
  });

  it('lets an adjective agree with its part, and prints none of unknown endings', () => {
    const tray = readFacts('High chair with removable tray', 'en').find(({ part }) => part !== null);
    expect(tray && ['de', 'fr', 'pl', 'ar'].map((language) => printFact(tray, language))).toEqual([
      'Tablett: abnehmbar',
      'Plateau : amovible',
      null,
      'صينية: قابلة للفصل',
    ]);
    const wheels = readFacts('Stroller with removable wheels', 'en').find(({ part }) => part !== null);
    expect(wheels && ['fr', 'es', 'pt', 'ar'].map((language) => printFact(wheels, language))).toEqual([
      'Roues : amovibles',
      'Ruedas: desmontables',
      'Rodas: removíveis',
      'عجلات: قابلة للفصل',
    ]);
  });
});

it.each([
  ['en', 'Worn once', 'condition.worn-once'],
  ['de', 'Kleine Kratzer am Korpus', 'condition.small-scratches'],
  ['fr', 'Détartrée le mois dernier', 'condition.descaled'],
  ['es', 'Muy buen estado', 'condition.very-good'],
  ['ja', '動作確認済み', 'condition.works'],
  ['ar', 'خدوش بسيطة من الخلف', 'condition.small-scratches'],
])('reads in which state a used thing is (%s: %s)', (language, text, id) => {
  expect(readFacts(text, language).map((fact) => fact.id)).toEqual([id]);
});

it('reads no scratches if there are none', () => {
  const idsOf = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(idsOf('No scratches', 'en')).toEqual(['condition.no-scratches']);
  expect(idsOf('Keine Kratzer', 'de')).toEqual(['condition.no-scratches']);
  expect(idsOf('Ohne einen einzigen Kratzer', 'de')).toEqual([]);
});

it('applies the feel of a part to nothing else', () => {
  const ids = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(ids('Headphones with soft ear cushions', 'en')).not.toContain('property.soft');
  expect(ids('Soft blanket', 'en')).toContain('property.soft');
  expect(ids('Manta calentita para el invierno', 'es')).not.toContain('audience.men');
  expect(ids('Power bank with LED display', 'en')).not.toContain('property.led');
});

it.each([
  ['de', 'Maße: B 160 x T 45 x H 75 cm', 'en', ['Size: 160 × 45 × 75 cm']],
  ['en', 'Hair dryer, 2.7 m cable', 'de', ['Kabellänge: 2,7 m']],
  ['en', 'Jacket with 2 large pockets', 'fr', ['Poches : 2']],
  ['es', 'Silla de coche, de 9 a 18 kg', 'en', ['For 9–18 kg']],
  ['sv', 'Skidor 195 cm med bindningar', 'en', ['195 cm', 'With bindings']],
  ['ru', 'Дрель, 12 В', 'en', ['12 V']],
])('tells figures with letters, words and parts between (%s: %s)', (from, text, to, labels) => {
  expect(carried(text, from, to)).toEqual(expect.arrayContaining(labels));
});

it('does not repeat a part whose number is stated', () => {
  expect(carried('Jacket with 2 large pockets', 'en', 'fr')).toEqual(['Poches : 2']);
});

it('knows which products a word describes', () => {
  const idsOf = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(idsOf('Nähmaschine, 23 Stiche', 'de')).toContain('count.stitches');
  expect(idsOf('Autositz, 5-Punkt-Gurt', 'de')).not.toContain('count.stitches');
  expect(idsOf('Raw honey', 'en')).toContain('property.raw');
  expect(idsOf('Raw linen curtain', 'en')).not.toContain('property.raw');
  expect(idsOf('Gasbarbecue, zijtafels inklapbaar', 'nl')).not.toContain('property.foldable');
  expect(idsOf('Wax jacket, tartan lining', 'en')).not.toContain('property.checked');
  expect(idsOf('Complete your look', 'en')).not.toContain('condition.complete');
});

it.each([
  ['Taza con ilustración de gatito', false],
  ['Cama para gatos, lavable', true],
])('takes an animal on a mug for a motif and not for its user: %s', (text, isUser) => {
  expect(readFacts(text, 'es').some(({ id }) => id === 'audience.cats')).toBe(isUser);
});

it.each([
  ['es', 'Aceite de lino prensado en frío', 'material.linen'],
  ['ru', 'Льняное масло 250 мл', 'material.linen'],
  ['fr', 'Huile de lin 500 ml', 'finish.oiled'],
  ['es', 'Olla de hierro, curar antes del primer uso', 'material.suede'],
  ['en', 'Earrings, wrapped in tissue paper', 'material.paper'],
  ['es', 'Envuelto en papel de seda', 'material.silk'],
  ['pt', 'Mochila com garantia de 3 anos', 'measure.age-from'],
  ['zh-Hans', '索尼相机，快门数 8000', 'count.doors'],
  ['de', 'Das Modell lässt sich leicht reinigen', 'property.lightweight'],
])('is not misled by words in another sense (%s: %s)', (language, text, id) => {
  expect(readFacts(text, language).map((fact) => fact.id)).not.toContain(id);
});

it.each([
  ['es', 'Zapatos de ante marrón', 'material.suede'],
  ['es', 'Camisa de lino', 'material.linen'],
  ['zh-Hans', '衣柜 3门', 'count.doors'],
  ['de', 'Leicht und robust', 'property.lightweight'],
])('still takes them in their own sense (%s: %s)', (language, text, id) => {
  expect(readFacts(text, language).map((fact) => fact.id)).toContain(id);
});
