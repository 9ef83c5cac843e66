import { describe, expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { parseDescription } from './parse-description.ts';
import { tellLanguage } from './tell-language.ts';

describe('name', () => {
  it.each([
    ['North Ridge coffee mug, 350 ml, dishwasher safe.', 'North Ridge coffee mug'],
    ['Théière rouge émaillée : 1 litre.', 'Théière rouge émaillée'],
    ['Vintage bread slicer by Ritter, red, its crank folds away.', 'Vintage bread slicer by Ritter'],
    ['Keramiktasse – spülmaschinenfest, 350 ml', 'Keramiktasse'],
    ['كوب خزفي، سعة 350 مل، آمن في غسالة الصحون.', 'كوب خزفي'],
    ['Red teapot\nHolds one litre.', 'Red teapot'],
    ['e.l.f. Hydrating Bubble Mask, 50 g. Deep cleansing, new.', 'e.l.f. Hydrating Bubble Mask'],
    ['Dr. Martens boots, size 38. Worn twice.', 'Dr. Martens boots'],
    ['H.E.L.P. board game, new. 2 players.', 'H.E.L.P. board game'],
    ['This mug keeps your coffee warm for hours.', 'Mug'],
    ['Diese Tasse hält den Kaffee warm.', 'Tasse'],
    ['Need a gift for a tea lover?? This cute little glass teapot holds 600 ml.', 'Little glass teapot'],
    ['hi there! selling my old film camera, a Zenit', 'Film camera'],
    ['Sofá cama de 2 plazas. Buen estado, con colchón incluido.', 'Sofá cama'],
    ['Sprzedam lampę podłogową, wysokość 145 cm. Odbiór osobisty.', 'Lampa podłogowa'],
    ['【北欧风落地灯】客厅卧室 可调光 高度150厘米', '北欧风落地灯'],
  ])('%s', (description, name) => {
    expect(parseDescription(description).name).toBe(name);
  });

  it.each([
    'Keeps your coffee warm for hours.',
    'Are you looking for a mug?',
    'A very long opening sentence that goes on and on without ever naming what it is about in a few words.',
    '',
  ])('none in: %s', (description) => {
    expect(parseDescription(description).name).toBeNull();
  });
});

describe('as sellers write', () => {
  it.each([
    [
      'en',
      'This is a handmade enamel teapot that keeps your tea warm for hours. It holds 1.2 litres and it is dishwasher safe.',
      'Handmade enamel teapot',
      ['Keeps your tea warm for hours', 'Holds 1.2 litres', 'Dishwasher safe'],
    ],
    [
      'en',
      'Vintage 1970s Brown Leather Messenger Bag Handmade 35 x 20 cm NEW FREE SHIPPING!!!',
      'Vintage 1970s Brown Leather Messenger Bag',
      ['35\u00a0×\u00a020\u00a0cm'],
    ],
    [
      'en',
      '- 100% organic cotton\n- Machine washable\n- Made in Portugal',
      null,
      ['100% organic cotton', 'Machine washable', 'Made in Portugal'],
    ],
    [
      'en',
      'Name: Aurora desk lamp\nMaterial: brushed steel\nHeight: 42 cm',
      'Aurora desk lamp',
      ['Material: brushed steel', 'Height: 42 cm'],
    ],
    [
      'en',
      '<p>Cosy <b>wool blanket</b></p><ul><li>130 x 180 cm</li><li>Machine&nbsp;washable</li></ul>',
      'Cosy wool blanket',
      ['130\u00a0×\u00a0180\u00a0cm', 'Machine washable'],
    ],
    ['en', 'WOODEN TOY ROBOT. PERFECT FOR KIDS FROM 3 YEARS!', 'Wooden toy robot', ['Perfect for kids from 3 years']],
    ['en', '🌿 Natural soap bar 🌿 vegan and kind ✨ 100 g ✨', 'Natural soap bar', ['Vegan and kind', '100 g']],
    [
      'de',
      'Das ist eine handgemachte Keramiktasse, die den Kaffee lange warm hält. Sie ist spülmaschinenfest.',
      'Handgemachte Keramiktasse',
      ['Spülmaschinenfest'],
    ],
    [
      'fr',
      'Voici une lampe de bureau en laiton qui éclaire sans éblouir. Elle est livrée avec une ampoule.',
      'Lampe de bureau en laiton',
      ['Éclaire sans éblouir', 'Livrée avec une ampoule'],
    ],
    [
      'es',
      'Esta es una mochila impermeable que protege tu portátil. Es ligera.',
      'Mochila impermeable',
      ['Protege tu portátil', 'Ligera'],
    ],
    ['ar', 'هذا كوب خزفي يحافظ على قهوتك ساخنة. سعة 350 مل.', 'كوب خزفي', ['يحافظ على قهوتك ساخنة', 'سعة 350 مل']],
  ] as const)('%s: %s', (language, description, name, facts) => {
    const parsed = parseDescription(description, language);
    expect({ name: parsed.name, facts: parsed.benefits }).toEqual({ name, facts });
  });

  it('keeps a sentence whole if it would be meaningless without its subject', () => {
    const { benefits } = parseDescription('Oak chair. It was made in 1970. It will last. It folds flat.');
    expect(benefits).toEqual(['It was made in 1970', 'It will last', 'Folds flat']);
  });

  it('drops a clause that cannot stand alone', () => {
    const { benefits, thoughts } = parseDescription('Das ist eine Tasse, die den Kaffee lange warm hält.', 'de');
    expect([...benefits, ...thoughts]).toEqual([]);
  });
});

it('names a product’s container without the preposition', () => {
  const { name, benefits, features } = parseDescription('Aloe vera in a terracotta pot. Easy to care for.');
  expect(name).toBe('Aloe vera');
  expect([...benefits, ...features]).toContain('Terracotta pot');
});

it('takes lists as features and sentences as benefits', () => {
  const parsed = parseDescription('Mug, 350 ml, dishwasher safe. A big handle for cold mornings with gloves on.');
  expect(parsed.features).toEqual(['350 ml', 'Dishwasher safe']);
  expect(parsed.benefits).toContain('A big handle for cold mornings with gloves on');
});

it('reads bullets and numbered steps', () => {
  const parsed = parseDescription('Tea pot\n• One litre\n• Enamel\n1. Warm the pot\n2) Add the tea\n٣. Wait');
  expect(parsed.features).toEqual(['One litre', 'Enamel']);
  expect(parsed.steps).toEqual(['Warm the pot', 'Add the tea', 'Wait']);
});

it.each([
  [
    'Soap. 1. Press once. 2. Rub for 20 seconds. 3. Rinse. Free returns.',
    ['Press once', 'Rub for 20 seconds', 'Rinse'],
  ],
  ['1) Open the box 2) Charge for an hour', ['Open the box', 'Charge for an hour']],
  ['صابون. ١. اضغط مرة ٢. افرك يديك ٣. اشطف', ['اضغط مرة', 'افرك يديك', 'اشطف']],
  ['Model 2. Holds 1. litre', []],
])('reads steps within a line: %s', (description, steps) => {
  const parsed = parseDescription(description);
  expect(parsed.steps).toEqual(steps);
  for (const step of steps) expect(parsed.features).not.toContain(step);
});

it('keeps the text after the last step', () => {
  expect(parseDescription('Soap. 1. Press once. 2. Rinse. Free returns.').features).toContain('Free returns');
});

it.each([
  [
    'Wireless headphones with 40 hours of battery, soft memory foam and USB-C charging',
    'Wireless headphones',
    ['40 hours of battery', 'Soft memory foam and USB-C charging'],
  ],
  ['Casque sans fil avec 40 heures d’autonomie, recharge rapide', 'Casque sans fil', ['Recharge rapide']],
  ['Kabellose Kopfhörer mit 40 Stunden Akkulaufzeit und weichem Schaumstoff', 'Kabellose Kopfhörer', []],
])('takes what stands before “with” for a name: %s', (description, name, facts) => {
  const parsed = parseDescription(description);
  expect(parsed.name).toBe(name);
  for (const fact of facts) expect([...parsed.features, ...parsed.benefits]).toContain(fact);
  expect([...parsed.features, ...parsed.benefits].join(' ')).not.toContain('weichem');
});

it('adds nothing to the description', () => {
  const description =
    'Kräutergarten: Basilikum, Minze, Petersilie. Hält wochenlang frisch ⭐⭐⭐! Mit Licht; ohne Mühe.';
  const { name, features, benefits, steps } = parseDescription(description);
  for (const text of [name ?? '', ...features, ...benefits, ...steps]) {
    expect(description.toLowerCase()).toContain(text.toLowerCase());
  }
});

it.each([
  ['The mug is made for the morning and it keeps warm', 'en'],
  ['La tasse est faite pour le matin avec une anse', 'fr'],
  ['La taza es para la mañana y el café de tu casa', 'es'],
  ['Die Tasse ist für den Morgen und mit Henkel', 'de'],
  ['كوب للقهوة في الصباح', 'ar'],
  ['12345', null],
])('tells the language of: %s', (text, language) => {
  expect(tellLanguage(text)).toBe(language);
});

it('reads letters written as two characters', () => {
  const description = 'Cốc sứ: dung tích 350 ml. Giữ cà phê ấm lâu.';
  expect(parseDescription(description.normalize('NFD'))).toEqual(parseDescription(description));
});

it.each([
  ['Damenstiefel Leder Gr. 39 braun, Absatz 5 cm', 'de', 'Damenstiefel Leder'],
  ['Robe Sézane taille 36, soie', 'fr', 'Robe Sézane'],
  ['Kinderfahrrad Puky 16 Zoll, ab 4 Jahren', 'de', 'Kinderfahrrad Puky'],
  ['Full size 4/4 cello outfit, solid spruce top', 'en', 'Cello'],
  ['iPhone 13 128 Go bleu, batterie 87 %', 'fr', 'iPhone 13'],
  ['iPhone 12 mini 64GB vit, laddare medföljer', 'sv', 'iPhone 12 mini'],
  ['Canon EOS 80D mit Objektiv, 2 Akkus, Ladegerät', 'de', 'Canon EOS 80D'],
  ['【新品未使用】無印良品 アロマディフューザー', 'ja', '無印良品 アロマディフューザー'],
  ['NINTENDO SWITCH OLED. Como nueva, con caja', 'es', 'Nintendo Switch OLED'],
])('names the thing without its size, and with its model (%s)', (text, language, name) => {
  expect(parseDescription(text, language).name).toBe(name);
});

it('parts a long run of facts, and no sentence whose items belong together', () => {
  const chain = 'Necklace: 14k gold filled chain with a freshwater pearl, 42 + 5 cm, lobster clasp, gift box included';
  expect(parseDescription(chain, 'en').benefits).toEqual([
    '14k gold filled chain with a freshwater pearl',
    '42 + 5 cm',
    'Lobster clasp',
    'Gift box included',
  ]);
  const box = 'Herb keeper: a glass box that keeps basil, mint and thyme fresh for up to two weeks in any cold fridge';
  expect(parseDescription(box, 'en').benefits).toEqual([]);
});

it('keeps the sorts and the sizes of several things together', () => {
  const balm = parseDescription('Vegan lip balm trio: mint, cherry and vanilla. Light, foldable and washable', 'en');
  expect(balm.benefits).toContain('Mint, cherry and vanilla');
  expect(balm.features).toContain('Light');
  const pots = parseDescription(
    'Set de 3 macetas de cerámica, blancas, 10, 13 y 16 cm. Ideales para suculentas.',
    'es',
  );
  expect(pots.features).toContain('10, 13 y 16 cm');
});

it('does not split at an abbreviation, and prints no row of keywords', () => {
  expect(parseDescription('Fernseher, inkl. Fernbedienung und Karton', 'de').features).not.toContain('Inkl');
  expect(parseDescription('Fahrrad, ein paar Kratzer', 'de').features).toContain('Ein paar Kratzer');
  const title = 'VINTAGE PYREX CASSEROLE DISH 1.5L WITH LID ORANGE FLOWERS 1970S EXCELLENT CONDITION NO CHIPS';
  expect(parseDescription(title, 'en').thoughts).toEqual([]);
});

it.each([
  ['en', "Selling my daughter's scooter, she grew out of it. Folds flat.", 'Scooter'],
  ['de', 'Verkaufe meinen gut erhaltenen Kinderwagen der Marke Bugaboo. Klappbar.', 'Kinderwagen'],
  ['de', 'Verkaufe meinen roten Rucksack, 20 Liter.', 'Roter Rucksack'],
  ['en', 'Bosch Brake Pads Front Axle VW Golf Mk7 Audi A3 2012-2020 with wear sensor', 'Bosch Brake Pads'],
  ['it', 'Vendo passeggino di mio figlio, si chiude con una mano.', 'Passeggino'],
  ['nl', 'Te koop: de fiets van mijn zoon, 20 inch, met bel.', 'Fiets'],
  ['sv', 'Säljer min dotters cykelhjälm, knappt använd.', 'Cykelhjälm'],
  ['pl', 'Sprzedam drewnianą kuchnię dla dzieci, stan bardzo dobry.', 'Kuchnia dla dzieci'],
])('names the thing and not whose it was, in the nominative (%s: %s)', (language, text, name) => {
  expect(parseDescription(text, language).name).toBe(name);
});

it.each([
  ['en', 'Laura Mercier foundation primer oil free, 50 ml. Unopened.', 'Laura Mercier foundation primer', 'Oil free'],
  [
    'pt',
    'Mochila infantil impermeável com dinossauros, 3 a 6 anos.',
    'Mochila infantil impermeável',
    'Com dinossauros',
  ],
  [
    'es',
    'Pendientes de plata de ley 925 con circonitas, hipoalergénicos.',
    'Pendientes de plata de ley 925',
    'Circonitas',
  ],
  ['fr', 'Bougie parfumée à la figue, cire de soja.', 'Bougie parfumée à la figue', 'Cire de soja'],
  ['pl', 'Kubek ceramiczny z motywem lisa, 350 ml.', 'Kubek ceramiczny z motywem lisa', '350 ml'],
])('keeps what a name leaves out as a fact (%s: %s)', (language, text, name, fact) => {
  const parsed = parseDescription(text, language);
  expect([parsed.name, parsed.features]).toEqual([name, expect.arrayContaining([fact])]);
});

it.each([
  ['en', 'Candle. Scents: lavender, vanilla or cedar. Cotton wick.', 'Scents: lavender, vanilla or cedar'],
  ['en', 'Wallet. Comes in brown, black or tan.', 'Comes in brown, black or tan'],
  ['fr', 'Feutres. Couleurs : rouge, bleu, vert et rose.', 'Couleurs : rouge, bleu, vert et rose'],
  ['nl', 'Kom, 14 cm, glazuur in blauw, groen of wit', 'Glazuur in blauw, groen of wit'],
  ['ar', 'سماعات، ألوان: أسود، أبيض، أزرق', 'ألوان: أسود، أبيض، أزرق'],
])('tears no list (%s: %s)', (language, text, list) => {
  const { features, benefits } = parseDescription(text, language);
  expect([...features, ...benefits]).toContain(list);
  expect(features.filter((one) => list.includes(one) && one !== list)).toEqual([]);
});

it('parts the pairs of a row, the facts under a heading, and what a colour is with', () => {
  const featuresOf = (text: string): string[] => parseDescription(text, 'en').features;
  expect(featuresOf('Shirt. Material: cotton, Size: M, Colour: blue')).toEqual([
    'Material: cotton',
    'Size: M',
    'Colour: blue',
  ]);
  expect(featuresOf('Bag: small, light, blue or red.')).toEqual(['Small', 'Light', 'Blue or red']);
  expect(featuresOf('Rug. Colour: black, waterproof, 50 cm')).toEqual(['Colour: black', 'Waterproof', '50 cm']);
  expect(featuresOf('Cat tree. Features: two caves, a hammock, sisal posts and a ball.')).toContain('Two caves');
  expect(featuresOf('Small travel jewellery box in mint green with mirror. Closes with a snap.')).toEqual(
    expect.arrayContaining(['Mint green', 'With mirror']),
  );
});

it('reads a Japanese sentence without kana', () => {
  expect(chooseWords('ステンレス製の水筒500ml。保温6時間、保冷12時間。', 'ja', null).features).toContain('保温6時間');
});

it('names a set by all that is in it', () => {
  expect(parseDescription('Set Taza y Plato Gatito\n\nApto para lavavajillas.', 'es').name).toBe(
    'Set Taza y Plato Gatito',
  );
  expect(parseDescription('Set de taza y plato de cerámica, hecho a mano', 'es').name).toBe(
    'Set de taza y plato de cerámica',
  );
});
