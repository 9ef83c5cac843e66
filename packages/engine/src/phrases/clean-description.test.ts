import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { cleanDescription } from './clean-description.ts';
import { sayCondition } from './say-condition.ts';

it.each([
  ['Good', 'Good condition'],
  ['Very good', 'Very good condition'],
  ['Condition: excellent', 'excellent condition'],
  ['Zustand: sehr gut', 'Sehr guter Zustand'],
  ['État : excellent', 'excellent état'],
  ['Muy bueno.', 'Muy buen estado'],
  ['Stan: dobry', 'Stan dobry'],
])('a grade alone says what it grades: %s', (line, said) => {
  expect(sayCondition(line)).toBe(said);
});

it.each(['Good for two persons', 'Goods', 'Gutes Holz', 'Excellent taste', 'Condition report included'])(
  'a line that says more stays: %s',
  (line) => {
    expect(sayCondition(line)).toBe(line);
  },
);

const printed = (description: string, language: string): string[] => {
  const { benefits, features, line, trust, name } = chooseWords(description, language, null);
  return [...benefits, ...features, line, ...trust, name ?? ''];
};

it('prints a grade as a reason to trust, in another language too', () => {
  expect(chooseWords('Kapla\nGood\n$50', 'en', null).trust).toEqual(['Good condition']);
  const german = printed('Wooden building blocks in a box with a lid.\nCondition: very good', 'de').join();
  expect(german).toContain('Sehr guter Zustand');
});

it('prints no price, with whatever currency or without one', () => {
  for (const price of ['₱600', '₹ 1,500', 'R$ 45,00', '€ 65.00', 'CHF 20', 'Rs. 500', '45', '1.900.000'])
    expect(printed(`Table lamp\nBrass base\n${price}`, 'en').join()).not.toMatch(/\d/u);
});

it('keeps a number that answers its label', () => {
  expect(printed('Sneakers\nSize:\n45', 'en').join()).toContain('45');
});

it('prints one of two scripts of the same text', () => {
  const words = printed('Mug set with wooden stand / 马克杯套装带木架\nVery good / 九成新', 'en').join();
  expect(words).not.toMatch(/\p{Script=Han}/u);
  expect(words).toContain('Very good condition');
});

it('reads one of two scripts if one half has names of the other', () => {
  const twice = 'Switch + Games Bundle / Switch 游戏机 + 游戏套装\nSold with two games. / 和两个游戏一起出售。';
  expect(chooseWords(twice, 'en', null).name).toBe('Switch + Games Bundle');
  expect(printed(twice, 'en').join()).not.toMatch(/\/|gamers/u);
  expect(cleanDescription(twice, 'zh-Hans')).toBe('Switch 游戏机 + 游戏套装\n和两个游戏一起出售。');
  expect(cleanDescription('Mug / cup', 'en')).toBe('Mug / cup');
});

it('prints no price that was once paid, in any currency', () => {
  const words = printed(
    'Bag\nGold-tone hardware. The original purchase price was over RMB 9,000. 原价 9000 多人民币',
    'en',
  );
  expect(words.join()).not.toMatch(/9,?000|price/u);
  expect(printed('Stuhl\nMassive Eiche. Neupreis war 240 Euro, gekauft in Berlin.', 'de').join()).not.toContain('240');
});

it('prints no price at the end of a title, and nothing that is said to the buyer only', () => {
  const bike = chooseWords(
    'Kids balance bike (Puky LR M) - 45 euros\nUsed by our son. Washed before sale.',
    'en',
    null,
  );
  expect(JSON.stringify(bike)).not.toMatch(/45|our son|Washed/u);
  expect(printed('Cafetera color plata. Se entrega en Palermo, precio charlable.', 'es').join()).not.toMatch(
    /Palermo|precio/u,
  );
  expect(chooseWords('HANDMADE CERAMIC MUG!! Holds 350ml', 'en', null).name).toBe('Handmade ceramic mug');
});

it('takes neither hashtags nor a leading condition for the name', () => {
  const hanging = chooseWords('✨ Macrame wall hanging ✨\n• 100% cotton cord\n#boho #macrame #décor', 'en', null);
  expect(hanging.name).toBe('Macrame wall hanging');
  expect(JSON.stringify(hanging)).not.toContain('#');
  expect(cleanDescription('We are #1 in mugs')).toBe('We are #1 in mugs');
  const bank = chooseWords('Brand new in box. Anker power bank 20,000 mAh.', 'en', null);
  expect([bank.name, bank.trust]).toEqual(['Anker power bank', ['Brand new in box']]);
  expect(cleanDescription('New. York mug')).toBe('York mug\nNew');
  expect(cleanDescription('New York mug. Blue.')).toBe('New York mug. Blue.');
});

it('prints what a remark in brackets belongs to, and no reason for the sale', () => {
  expect(printed('Stove\nRuns on standard gas cartridges (not included).', 'en')).toContain(
    'Runs on standard gas cartridges',
  );
  expect(printed('Moving out sale! Everything must go. Selling my desk, white, 120x60', 'en').join()).not.toMatch(
    /sale|must/iu,
  );
  expect(printed('Cadeira gamer. Suporta até 150kg. Motivo da venda: mudança.', 'pt').join()).not.toMatch(
    /venda|mudança/u,
  );
});

it.each([
  ['Box\nStorage box with clear cover and drawers, useful for cosmetics, perfume, and small items.', 'en', 2],
  ['Stuhl\nBequemer Stuhl aus Eiche mit hoher Lehne, ideal für Esszimmer, Küche und kleine Büros.', 'de', 2],
  ['Silla\nSilla cómoda de roble con respaldo alto, ideal para comedores, cocinas y oficinas pequeñas.', 'es', 2],
])('parts a long sentence before what the product is good for: %s', (description, language, count) => {
  const { benefits } = chooseWords(description, language, null);
  expect(benefits).toHaveLength(count);
  expect(benefits[1]).toMatch(/^(?:Useful for|Ideal (?:für|para))/u);
});

it('joins lines that a page has broken within a sentence', () => {
  const wrapped =
    'Cadeira\n• SEGURO: estrutura estável e\ncumpre a norma EN 14988 para\ncadeiras altas.\n• PRÁTICO: possuem rodas que não\ndanificam o chão';
  expect(cleanDescription(wrapped).split('\n')).toEqual([
    'Cadeira',
    '• Seguro: estrutura estável e cumpre a norma EN 14988 para cadeiras altas.',
    '• Prático: possuem rodas que não danificam o chão',
  ]);
  const listed = 'Vestido\ntela suave\ncolor azul\ntalla m\nsin uso';
  expect(cleanDescription(listed)).toBe(listed);
  const items = 'Kommode\n- 3 Schubladen\nabholung in Köln';
  expect(cleanDescription(items)).toBe(items);
  expect(cleanDescription('Lampe\nEnergieklasse A\nsparsam')).toBe('Lampe\nEnergieklasse A\nsparsam');
  expect(cleanDescription('Jacke\nJACK WOLFSKIN: warm')).toBe('Jacke\nJack Wolfskin: warm');
  expect(cleanDescription('Sofa\nmit\nbezug')).toBe('Sofa\nmit bezug');
});

it('prints the sides of a product as one figure', () => {
  expect(printed('Sapateira\n100 x 41 x 56 cm', 'pt')).toContain('100\u00a0×\u00a041\u00a0×\u00a056\u00a0cm');
});

it('prints no addresses', () => {
  const linked =
    'Paddleboard\nUsed for one season\nhttps://shop.example/dp/B0F?ref_=abc_title_8&th=1\nwww.shop.example me@shop.example';
  expect(printed(linked, 'en').join()).not.toMatch(/ref|shop|@/iu);
});

it('does not take a gift for a name', () => {
  expect(chooseWords('FREE 🆓 PLANTS 🪴 🌱\nExcellent', 'en', null).name).toBe('PLANTS');
  expect(chooseWords('Free-standing mirror, oak frame', 'en', null).name).toBe('Free-standing mirror');
  expect(printed('FREE! Plants\nFree to a good home. Must take all plants together.', 'en').join()).not.toMatch(
    /must|home/iu,
  );
});

it('does not take a heading for a name, nor a remark to the buyer or a flaw for a reason to buy', () => {
  expect(
    chooseWords('FEATURES:\n★ 60h playtime\n★ Bluetooth 5.3\n★ Foldable\nSoundLeaf H7 over-ear headphones', 'en', null)
      .name,
  ).toBe('SoundLeaf H7 over-ear headphones');
  const table = 'Mesa de jantar. 1,60 x 0,90 m. Comprada há 2 anos, muito bem cuidada. Vendo por motivo de mudança.';
  expect(printed(`${table} Retirar no local.`, 'pt').join()).not.toMatch(/motivo|retirar|comprada/iu);
  expect(chooseWords(table, 'pt', null).trust).toContain('Muito bem cuidada');
  expect(printed('Heladera blanca, 290 litros. Tiene un golpe en la puerta.', 'es').join()).not.toContain('golpe');
  expect(printed('Saco de boxeo, para dar golpes fuertes', 'es').join()).toContain('golpes');
  expect(chooseWords('Biete hier einen Kinderwagen in grau an. Mit Regenverdeck.', 'de', null).name).toBe(
    'Kinderwagen in grau',
  );
});

it('reads what shops and auctions write around a product', () => {
  const pasted =
    'About this item\n• Sherpa on one side, flannel on the other\n• 50 x 60 inches\nSherpa Throw Blanket Grey';
  expect(chooseWords(pasted, 'en', null).name).toBe('Sherpa Throw Blanket Grey');
  expect(chooseWords('Jeans W32 L34 Blue Straight Leg Button Fly VGC', 'en', null).trust).toEqual([
    'Very good condition',
  ]);
  const guitar = 'Electric guitar Yamaha Pacifica 112V. New strings, small ding on the back.';
  expect(printed(guitar, 'en').join()).not.toMatch(/ding|112 V/u);
  expect(printed('Kinderfahrrad, rot. Mit Klingel. Standort München.', 'de').join()).not.toContain('Standort');
  const table = 'Wir bieten einen Esstisch aus Akazie mit Baumkante. Die Stühle gehören nicht dazu.';
  expect(chooseWords(table, 'de', null).name).toMatch(/^Esstisch/u);
  expect(printed(table, 'de').join()).not.toContain('Stühle');
});

it('prints no wear, no halves of abbreviations and no « used » before a name', () => {
  const table = 'Tavolo da pranzo in rovere, 6 posti. Qualche segno sul piano. Ritiro a Bologna.';
  expect(printed(table, 'it').join()).not.toMatch(/segno|ritiro/iu);
  expect(printed('Spisebord i eg. Få brugsspor. Afhentes i Aarhus.', 'da').join()).not.toMatch(/brugsspor|afhentes/iu);
  expect(printed('Guarda-roupa 6 portas. Desmontado.', 'pt').join()).not.toMatch(/desmontado/iu);
  expect(printed('Scarpe da trekking Salomon n. 42, impermeabili', 'it')).not.toContain('Salomon n');
  expect(chooseWords('İkinci el ahşap beşik, 60x120 cm', 'tr', null)).toMatchObject({ name: 'Beşik', trust: [] });
});

it('prints no reason for the sale, no batteries that are missing and nothing that does harm', () => {
  const kitchen = 'Kids wooden kitchen. Hob lights up. Needs 2 AA batteries (not included).';
  expect(printed(kitchen, 'en').join()).not.toContain('batteries');
  expect(printed('Coffee machine. Descaled. Selling as we drink tea!', 'en').join()).not.toContain('Selling');
  expect(printed('Schreibtischstuhl, bis 130 kg. Wegen Umzug abzugeben.', 'de').join()).not.toContain('Umzug');
  expect(printed('Bamboe snijplank. Niet in de vaatwasser.', 'nl').join()).not.toContain('vaatwasser');
});

it('prints neither what leads to an address nor half of a date, and no cracks', () => {
  const printer = 'Impressora Epson\nEspecificações\nem:\nhttps://www.example.pt/p/27268\nDuplex automático';
  expect(printed(printer, 'pt').join()).not.toMatch(/Em|Especifica/u);
  const chairs =
    '4 antike Stühle\nAus Massivholz, vermutlich Anfang 20. Jahrhundert. Schöne Patina. Risse und alte Reparaturen; nicht alle stabil.';
  expect(printed(chairs, 'de')).not.toContain('Jahrhundert');
  expect(printed(chairs, 'de').join()).not.toMatch(/Risse|stabil/u);
});

it('prints no word from behind a clause of its own', () => {
  const bike = "A kids' bike that grows with them. Light aluminium frame (5.9 kg), puncture-proof tyres.";
  expect(printed(bike, 'en')).not.toContain('Them');
});

it('begins no sentence behind an abbreviation', () => {
  const pan = 'Cast iron skillet. Works on all stoves incl. induction. Two pouring lips.';
  expect(printed(pan, 'en')).toContain('Works on all stoves incl. induction');
});

it('does not print headings', () => {
  expect(printed('Sapateira\nDescrição\nMadeira maciça', 'pt').join()).not.toContain('Descrição');
});

it('reads Markdown, and drops the lines of a deal', () => {
  const words = chooseWords(
    '**Objekt:** Blumenvase\n**Beschreibung:** Eine Vase aus __Steingut__, von Hand bemalt.\n**Ort:** Kauf Park Flohmarkt\n**Preis:** 7 €\nStandort: Hannover',
    'de',
    null,
  );
  const said = JSON.stringify(words);
  expect(words.name).toContain('Blumenvase');
  expect(said).toContain('von Hand bemalt');
  for (const never of ['*', '__', 'Flohmarkt', 'Hannover', '7\u00a0€', '7 €']) expect(said).not.toContain(never);
  expect(JSON.stringify(chooseWords('## Tea tin\nLocation: Leeds', 'en', null))).not.toMatch(/Leeds|#/u);
});
