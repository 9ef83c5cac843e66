import { expect, it } from 'vitest';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { chooseWords } from './choose-words.ts';
import { PHRASES } from './index.ts';
import { matchIcons } from './match-icons.ts';

it('never invents a name', () => {
  expect(chooseWords('', 'en', 'kitchen').name).toBeNull();
  expect(chooseWords('Keeps your coffee warm.', 'en', 'kitchen').name).toBeNull();
});

it.each(PHRASES.map(({ language }) => language.code))('is empty without a description (%s)', (language) => {
  const { direction: _, labels: _1, seasons: _2, topic: _3, ...said } = chooseWords('', language, 'kitchen');
  expect(said).toEqual({
    language,
    name: null,
    headline: '',
    line: '',
    promise: '',
    need: '',
    features: [],
    benefits: [],
    steps: [],
    trust: [],
  });
});

it('adds nothing to what the seller stated', () => {
  const words = chooseWords('Mug, 350 ml', 'de', 'kitchen');
  expect(words).toMatchObject({ name: 'Mug', features: ['350 ml'], benefits: ['350 ml'], steps: [], trust: [] });
});

it('prints another statement in the line than in the headline', () => {
  const words = chooseWords('Keeps your coffee warm for hours. Easy to wash by hand.', 'en', 'kitchen');
  expect(words).toMatchObject({ headline: 'Keeps your coffee warm for hours', line: 'Easy to wash by hand' });
});

it('translates the name by its kind and the figures of a description in another language', () => {
  const words = chooseWords(
    'Tasse Morgenrot, 350 ml, für die Spülmaschine. Hält den Kaffee lange warm und ist mit Deckel.',
    'ar',
    'kitchen',
  );
  expect(words.name).toBe('كوب Morgenrot');
  expect(words.benefits.join(' ')).not.toMatch(/Kaffee/u);
});

it('prefers a statement to a figure for the large line', () => {
  expect(chooseWords('Mug, 350 ml. Keeps the coffee warm for long.', 'en', null).promise).toBe(
    'Keeps the coffee warm for long',
  );
});

it('promises no measure, and joins facts in one line if there is no sentence', () => {
  const said = chooseWords('Red metal toolbox with a carrying handle. 40 cm wide.', 'en', null);
  expect(said).toMatchObject({
    name: 'Red metal toolbox',
    promise: '',
    line: 'Carrying\u00a0handle\u00a0· 40\u00a0cm\u00a0wide',
    features: ['Carrying handle', '40 cm wide'],
  });
});

it('recognises a figure with its key', () => {
  const text = 'Producto: Hervidor eléctrico\nCapacidad: 1,7 litros\nPotencia: 2200 W\nMaterial: acero inoxidable';
  expect(chooseWords(text, 'es', null).promise).not.toMatch(/\d/u);
});

it('puts abilities before materials, and makes no headline of a word that needs a noun', () => {
  const bag = 'Sac à dos enfant\n- Tissu en nylon\n- Poids 300 g\n- Imperméable, lavable en machine';
  const { promise, line } = chooseWords(bag, 'en', null);
  expect(promise).toBe('Waterproof');
  expect(line).toMatch(/^Waterproof\u00a0· Machine\u00a0washable/u);
});

it('does not take a row of keywords for a statement', () => {
  const title =
    'Classical Guitar 4/4 Full Size Cedar Top Nylon Strings w/ Padded Gig Bag & Tuner - Beginner Student Concert - Hand Made';
  const { name, promise, line, features, benefits } = chooseWords(title, 'en', null);
  expect(name).toBe('Classical Guitar');
  const said = [...new Set([promise, line, ...features, ...benefits])];
  expect(said.join()).not.toContain('Concert');
  // The bag is padded, and the strings are made of nylon.
  expect(said).toEqual(expect.arrayContaining(['Nylon Strings', 'Padded Gig Bag & Tuner']));
  expect(said).not.toEqual(expect.arrayContaining(['Padded']));
});

it('keeps the seller’s promises, and claims nothing else', () => {
  const own = chooseWords('Hand cream. 30 day returns. Made in France.', 'en', 'beauty').trust;
  expect(own).toEqual(['30 day returns', 'Made in France']);
});

it('gives every line a different icon', () => {
  const lines = ['For every morning', 'For guests and family', 'At home on your table', 'To give or to keep'];
  const icons = matchIcons(lines, 'en');
  expect(icons).toEqual(['sun', 'heart', 'home', 'gift']);
});

it('gives a tick to a line without a fitting icon, and no sun to a number of days', () => {
  expect(matchIcons(['Oval', 'Blue'], 'en')).toEqual(['check', 'check']);
  expect(matchIcons(['30 Tage Rückgabe'], 'de')).not.toContain('sun');
});

it('prints a product’s function large, not its care', () => {
  const own = chooseWords(
    'Cast iron teapot. Enamelled inside, so it does not rust. Keeps tea hot for an hour. Hand wash only.',
    'en',
    null,
  );
  expect([own.promise, own.line]).not.toContain('Hand wash only');
  expect([own.promise, own.line]).toContain('Keeps tea hot for an hour');
  const carried = chooseWords('Tasse en grès, 350 ml. Garde le café au chaud.', 'en', null);
  expect(carried.promise).toBe('Keeps drinks hot');
  expect(carried.benefits[0]).toBe(carried.features[0]);
});

it('tells the state of a used thing where trust is built, and nowhere what is wrong with it', () => {
  const words = chooseWords(
    'Folding bike, 3-speed hub. Small scratches on the rear fork. Serviced last spring. Works perfectly.',
    'en',
    null,
  );
  expect(words.trust).toEqual(['Serviced last spring', 'Works perfectly']);
  const rest = [words.headline, words.promise, words.line, ...words.features, ...words.benefits].join(' ');
  expect(rest).not.toMatch(/scratch|serviced|perfectly/iu);
});

it('translates the condition and keeps it out of the reasons to buy', () => {
  const words = chooseWords('Bicicleta plegable, 7 velocidades. Como nueva. Algún arañazo en el cuadro.', 'en', null);
  expect(words.trust).toEqual(['Like new']);
  expect([words.promise, words.line, ...words.features, ...words.benefits].join(' ')).not.toMatch(/new|scratch/iu);
});

it('prints no bare adjective, figure or accessory as the large line', () => {
  expect(chooseWords('Mäher, verstellbar, Gewicht 8 kg', 'en', null).promise).toBe('');
  expect(chooseWords('Trona plegable, hasta 15 kg', 'en', null).promise).toBe('');
  expect(chooseWords('Speaker, 80 W. Comes with power cable and box.', 'en', null).promise).toBe('');
  expect(chooseWords('Bügelstation, automatische Abschaltung', 'en', null).promise).toBe('Automatic shut-off');
});

it('marks a defect with an eye, not with a tick', () => {
  expect(matchIcons(['Very good condition', 'Small scratches', 'Wireless'], 'en')).toEqual(['check', 'eye', 'check']);
  for (const { language } of PHRASES) {
    const flaw = lexiconOf(language.code)?.printed.get('condition.small-scratches') ?? '';
    expect([language.code, matchIcons([flaw], language.code)]).toEqual([language.code, ['eye']]);
  }
});

it('prints no price, and nothing of a name twice', () => {
  const sideboard = chooseWords(
    'Sideboard Eiche geölt\n3 Schubladen\nNeupreis 890 €\nSelbstabholung in Köln',
    'de',
    null,
  );
  expect(JSON.stringify([sideboard.features, sideboard.benefits, sideboard.trust])).not.toMatch(/890|Selbstabholung/u);
  const jacket = chooseWords('WAX JACKET mens size L olive green. Small tear on cuff (see pic).', 'en', null);
  expect([jacket.line, ...jacket.benefits].filter((text) => /jacket/iu.test(text))).toEqual([]);
  expect(jacket.trust).toEqual([]);
});

it('makes no promise of a measure or of an accessory, in the seller’s words either', () => {
  expect(chooseWords('Hundebox, 58 x 37 x 33 cm, Sitzhöhe 43-53 cm', 'de', null).promise).toBe('');
  expect(chooseWords('Sèche-cheveux Dyson, dans sa boîte', 'fr', null).promise).toBe('');
});

it('names a jar of honey honey, and a maker’s product by both names', () => {
  expect(chooseWords('Słoik miodu lipowego, 1,2 kg', 'pl', null).name).toBe('Słoik miodu lipowego');
  expect(chooseWords('Słoik miodu lipowego, 1,2 kg', 'en', null).name).toBe('Honey');
  expect(chooseWords('Weber gasbarbecue met 3 branders', 'en', null).name).toBe('Weber gas grill');
  expect(chooseWords('Used once: Ferplast dog carrier', 'en', null).name).toBe('Ferplast dog carrier');
});

it('reads a short text in the expected language if that knows most of its words', () => {
  const text = 'Kitchenaid köksmaskin röd, 4,8 liter, 300 W, tre tillbehör. Fint skick, liten repa.';
  expect(chooseWords(text, 'sv', null).trust).toEqual(['Fint skick']);
});

it('reads Latin names in a text of another script as names', () => {
  const text = 'Apple iPhone 12 128GB ブルー バッテリー最大容量88% 画面に傷なし';
  const { features } = chooseWords(text, 'en', null);
  expect(features).toContain('Battery health: 88%');
  expect(features).not.toContain('Plenty of room');
});

it('prints neither the place of collection nor the date of purchase', () => {
  const bike =
    'Brompton folding bike, 3 speeds. Bought in 2022. Comes with front bag and pump. Collection from Leeds only.';
  expect(JSON.stringify(chooseWords(bike, 'en', null))).not.toMatch(/Leeds|2022/u);
  const table = chooseWords(
    'Table basse en verre, plateau en verre trempé, pieds en acier. A venir chercher à Lyon.',
    'fr',
    null,
  );
  expect(JSON.stringify(table)).not.toMatch(/Lyon/u);
});

it('does not take a bicycle pump for a dispenser, nor a table top for a tray', () => {
  const bike = 'Brompton folding bike, 3 speeds. Comes with front bag and pump.';
  expect(JSON.stringify(chooseWords(bike, 'de', null))).not.toContain('Pumpspender');
  expect(chooseWords('Liquid soap, 300 ml, pump dispenser', 'de', null).features).toContain('Pumpspender');
  const table = chooseWords('Table basse, plateau en verre trempé, pieds en acier', 'en', null);
  expect(JSON.stringify(table)).not.toContain('Tray');
});

it.each([
  ['en', 'Le Creuset casserole dish. Enamel chipped slightly inside. Lid included.', /chipped/u],
  ['de', 'Kinderwagen Hauck, Räder luftgefüllt, Bremse defekt gewesen', /defekt/u],
  ['de', 'Playmobil Ritterburg, vollständig, ohne OVP', /OVP/u],
  ['es', 'Lámpara de mesa, altura 45 cm, bombilla E27 no incluida, regulable.', /bombilla/iu],
  ['en', 'Cordless drill, 2 speeds. Bits not included. Few scratches on the case.', /bits|scratch/iu],
  ['tr', 'Bambu kesme tahtası, 3 parça, bulaşık makinesine uygun değil', /bulaşık/iu],
  ['de', 'Nähmaschine von Pfaff, 22 Stiche, Fußpedal dabei. Anleitung fehlt leider.', /anleitung/iu],
  ['en', 'Garlic press, easy clean. Handles: soft-grip silicone, dishwasher safe.', /"Silicone"|"Soft"/u],
  ['en', 'Wooden puzzle. Finished with beeswax, safe from 12 months.', /"Beeswax"/u],
  ['fr', 'Suspension émaillée, chaîne réglable. Une petite trace de rouille sur le bord.', /rouille/u],
])('prints nothing that is broken, left out, impossible or of a part (%s: %s)', (language, text, lacks) => {
  const { name: _, ...words } = chooseWords(text, language, null);
  expect(JSON.stringify(words)).not.toMatch(lacks);
});

it('prints what « but » sets against a flaw, and what is free of something', () => {
  const scooter = chooseWords('Scooter, folds flat. A few scratches on the deck but rides great.', 'en', null);
  expect(scooter.benefits).toContain('Rides great');
  const cream = chooseWords('Crema facial, sin aceites, vegana. No scratches on the jar.', 'es', null);
  expect(cream.features).toContain('Sin aceites');
});

it.each([
  ['en', 'Black crossbody bag with white glove charm. Detachable strap, two compartments.', ''],
  [
    'en',
    'Black non-stick wok with glass lid, 28 cm, barely used. Works on gas and induction.',
    'Works on gas and induction',
  ],
  ['en', 'Ceramic planter with drainage hole and saucer, matte white, 15 cm diameter', ''],
  ['en', 'Our bestselling lip balm! Beeswax, shea butter & peppermint oil. Cruelty free, 15 g tin.', 'Cruelty free'],
  ['en', 'Dining chair, solid oak, linen seat. Seat height 48 cm. Two available.', ''],
  ['de', 'Damenrucksack aus veganem Leder mit Laptopfach, wasserabweisend. Farbe: Cognac.', 'Wasserabweisend'],
  ['de', 'Art-Deco-Schale, oval, 38 cm lang, zwei Griffe', ''],
  ['nl', 'Wollen plaid met franjes, 130 x 170 cm, wasbaar op wolprogramma. Kleur oker.', 'Wasbaar op wolprogramma'],
  ['fr', 'Bougie parfumée à la figue, cire de soja. Coulée à la main à Lyon.', 'Coulée à la main à Lyon'],
  ['sv', 'Cykelhjälm, storlek 48-52 cm, justerbar med ratt', ''],
  ['ja', '手作りの革財布。小銭入れ付き。色はキャメル。', ''],
])('promises only what makes a buyer want it (%s: %s)', (language, text, promise) => {
  expect(chooseWords(text, language, null).promise).toBe(promise);
});

it('does not start a line with « but », and takes no chest of drawers for comfortable', () => {
  const lamp = chooseWords('Lámpara negra. Algo antigua, pero funciona bien.', 'es', null);
  expect(new Set([...lamp.features, ...lamp.benefits])).toEqual(new Set(['Funciona bien']));
  const drawers = chooseWords('Cómoda de madera. Muy buen estado.', 'en', null);
  expect(drawers.name).toBe('Chest of drawers');
  expect(drawers.features).not.toContain('Comfortable');
});

it.each([
  ['Camilla de masaje portátil. Muy buen estado.', 'Massage table'],
  ['Portátil Lenovo. Buen estado.', 'Lenovo laptop'],
  ['Mesita noche negra. Buen estado, 2 cajones.', 'Nightstand'],
  ['Nevera Candy no frost. Muy buen estado.', 'Candy fridge'],
])('names in English: %s', (description, name) => {
  expect(chooseWords(description, 'en', null).name).toBe(name);
});

it('takes no number of people for a model', () => {
  expect(chooseWords('Reclette 2 personas. Muy buen estado.', 'en', null).name).toBeNull();
});

it('counts in the words of the seller, and not as pieces what else is counted', () => {
  const box = chooseWords('Jewellery box. Three levels, ring rolls and a drawer.', 'en', null);
  expect(JSON.stringify(box)).not.toContain('Modes');
  expect(box.features).not.toContain('Tiers: 3');
  expect(JSON.stringify(chooseWords('革財布。カード8枚収納、小銭入れ付き。', 'ja', null))).not.toContain('ピース');
  expect(JSON.stringify(chooseWords('革財布。カード8枚収納、小銭入れ付き。', 'en', null))).not.toContain('Pieces');
});

it('takes no relative of the seller for the audience', () => {
  const pram = chooseWords("Vends la poussette de ma fille, pliable d'une main, panier spacieux.", 'fr', null);
  expect([pram.name, JSON.stringify(pram)]).toEqual(['Poussette', expect.not.stringContaining('fille')]);
});

it('says no stock and no colour where other reasons are left', () => {
  const wordsOf = (text: string) => chooseWords(text, 'en', null);
  const machine = wordsOf('Coffee machine, grey. 0.6 l water tank, heats up in 25 seconds. Two available.');
  expect([...machine.benefits, machine.line].join()).not.toMatch(/grey|available/iu);
  expect(machine.features).toEqual(['0.6 l water tank', 'Heats up in 25 seconds', 'Grey']);
  expect(
    wordsOf('Coffee machine, grey. 0.6 l water tank, heats up in 25 seconds, dishwasher safe.').features,
  ).not.toContain('Grey');
  expect(wordsOf('Vase, grey').features).toEqual(['Grey']);
});

it('names the product of the first sentence, although a later one names a known product', () => {
  const certificate = 'Ehrenurkunde von 1962 im Holzrahmen, 40 x 50 cm. Originaldruck mit Wappen. Glas unbeschädigt.';
  expect(chooseWords(certificate, 'de', null).name).toMatch(/^Ehrenurkunde/u);
  expect(chooseWords(certificate, 'en', null).name).toBe('Certificate');
});
