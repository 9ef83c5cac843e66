import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';

it.each([
  ['Beautiful vase', 'es', 'Jarrón'],
  ['Wunderschöne Vase', 'en', 'Vase'],
  ['Cosy dog bed', 'de', 'Hundebett'],
  ['Красивая ваза', 'de', 'Vase'],
  ['Solar garden lantern', 'de', 'Solarlaterne'],
  ['Our packing cubes keep your suitcase tidy.', 'de', 'Packwürfel'],
  ["Pierre d'alun naturelle 120 g", 'en', 'Alum stone'],
  ['Macchina per la pasta in acciaio', 'en', 'Steel pasta maker'],
  ['Amber glass vase', 'de', 'Vase aus Glas'],
  ['Handy garden trowel', 'fr', 'Transplantoir'],
  ['Nachtlicht für Kinder', 'en', 'Night light'],
  ['Nike running shoes', 'fr', 'Chaussures de running Nike'],
  ['Sac à dos enfant maternelle\n- Contenance 8 L', 'en', "Kids' backpack"],
  ['Hammer in guter Qualität, leicht zu reinigen.', 'en', 'Hammer'],
  ['Guitarra electroacústica Fender con tapa de abeto.', 'en', 'Fender electro-acoustic guitar'],
  ['Guitarra electroacústica Fender con tapa de abeto.', 'fr', 'Guitare électro-acoustique Fender'],
  ['Fender acoustic guitar, spruce top', 'de', 'Fender-Akustikgitarre'],
  ['Xiaomi Smart Speaker with IR control', 'de', 'Xiaomi Smart Speaker'],
  ['Fender acoustic guitar, spruce top', 'ar', 'جيتار أكوستيك Fender'],
  ['Fender acoustic guitar, spruce top', 'ja', 'Fender アコースティックギター'],
  ['Nintendo Switch OLED blanca con 5 juegos', 'de', 'Nintendo Switch OLED'],
  ['Dyson Airwrap complete styler, used twice', 'fr', 'Dyson Airwrap'],
  ['Selling my Trek Marlin 5, 2021, size medium frame', 'de', 'Trek Marlin 5'],
  ['Hornby R3395 LNER class A4 locomotive, boxed', 'fr', 'Hornby R3395 LNER'],
  ['iPhone 13 128 Go bleu, batterie 87 %', 'ar', 'iPhone 13'],
  ['آيفون 13 برو 256 جيجا أزرق', 'de', 'iPhone 13'],
  ['Verkaufe meine Canon EOS 80D mit 18-55 mm Objektiv, 2 Akkus', 'en', 'Canon EOS 80D'],
  ['Kitchenaid köksmaskin röd, 4,8 liter, tre tillbehör', 'en', 'KitchenAid stand mixer'],
  ['Kask rowerowy Uvex, rozmiar M', 'en', 'Uvex bike helmet'],
  ['Łóżeczko drewniane 120x60 cm z materacem', 'en', 'Crib'],
  ['Cosy Woolly Thingummy 2 for your bed, made with love', 'fr', null],
  ['Melissa-Badelatschen im Micky-Maus-Design, Größe 38', 'en', 'Melissa slides'],
  ['Handrasenmäher CMI mit Fangkorb', 'en', 'CMI push mower'],
  ['Stokke Hochstuhl Tripp Trapp, Buche', 'fr', 'Chaise haute Stokke Tripp Trapp'],
  ['Badelatschen von Adidas, Größe 40', 'en', 'Adidas slides'],
  ['Handyhülle für Samsung Galaxy', 'en', 'Phone case'],
  ['エプソン プロジェクター 3700ルーメン', 'en', 'Epson projector'],
  ['Musical toy for toddlers', 'de', 'Spielzeug'],
  ['Holzspielzeug für Kleinkinder', 'en', 'Wooden toy'],
  ['Regal aus Kiefer, 180 cm hoch', 'en', 'Pine wood shelf'],
  ['Lampe, dimmbar', 'en', 'Lamp'],
  ['Tischlampe, dimmbar', 'en', 'Table lamp'],
  ['Kettle, enamel, 2 litres', 'ja', 'ケトル'],
  ['Brush for shoes', 'de', null],
  ['Reusable Silicone Food Storage Bags Leakproof Freezer Safe', 'de', null],
  ['Stainless Steel Measuring Cups and Spoons Set 10 Piece', 'de', null],
  ['Oil-filled radiator, 2500 W, on castors', 'de', 'Ölradiator'],
  ['Coffee grinder with a glass jar', 'de', 'Kaffeemühle'],
  ['Wall clock, silent movement', 'de', 'Wanduhr'],
  ['Recipiente de fraldas, fecho hermético, capacidade para 25 fraldas', 'es', null],
  ['Afilador de cuchillos manual, 3 etapas', 'en', 'Knife sharpener'],
  ['Enhebrador de agujas manual, 3 piezas', 'en', null],
  ['Range-couverts en bambou extensible', 'en', 'Bamboo cutlery tray'],
  ['Moelleuse couverture en laine, 130 x 170', 'en', 'Wool blanket'],
  ['Hauteur de la lampe 40 cm', 'en', 'Lamp'],
  ['Kinderwagen-Regenschutz, universal', 'en', 'Stroller rain cover'],
  ['Kinderwagen-Becherablage, universal', 'en', null],
  ['Handy-Hülle aus Leder, schwarz', 'en', 'Leather phone case'],
  ['Garten-Stuhl klappbar', 'es', 'Silla de jardín'],
  ['Lampen-Schirm aus Leinen', 'en', 'Lampshade'],
  ['Heckenschere Akku Bosch 18 V, ohne Akku', 'en', 'Bosch hedge trimmer'],
  ['Porta-guardanapos em bambu', 'en', 'Bamboo napkin holder'],
  ['实木床头柜 两抽屉 胡桃色', 'en', 'Solid wood nightstand'],
  ['折叠露营椅 承重150kg', 'de', 'Campingstuhl'],
  ['ウォールナット材のナイトテーブル', 'en', 'Walnut nightstand'],
  ['電動歯ブラシ 替えブラシ付き', 'fr', 'Brosse à dents électrique'],
  ['Desk lamp. USB charging port.', 'fr', 'Lampe de bureau'],
  ['Luminária de mesa em MDF', 'en', 'MDF table lamp'],
  ['Kids wooden kitchen with accessories. Oven door opens.', 'de', null],
  ['Hand painted terracotta pot with saucer, 15 cm', 'ja', '植木鉢'],
  ['Lamp with linen shade', 'fr', 'Lampe'],
  ['・素材：天然木\n・組み立て簡単\n・日本製', 'en', null],
])('%s in %s is %s', (description, pictures, name) => {
  expect(chooseWords(description, pictures, null).name).toBe(name);
});

it('stays as written if the pictures are in its language', () => {
  expect(chooseWords('Beautiful vase', 'en', null).name).toBe('Beautiful vase');
  expect(chooseWords('Vase', 'de', null).name).toBe('Vase');
  expect(chooseWords('Machine à coudre Singer Heavy Duty 4423, très bon état', 'fr', null).name).toBe(
    'Machine à coudre Singer Heavy Duty 4423',
  );
  expect(chooseWords('Lampe de chevet en bois flotté, abat-jour lin', 'fr', null).name).toBe(
    'Lampe de chevet en bois flotté',
  );
  expect(chooseWords('Trottinette enfant 3 roues, dès 3 ans', 'fr', null)).toMatchObject({
    name: 'Trottinette enfant',
  });
  expect(chooseWords("Chaqueta vaquera Levi's talla S, poco uso", 'es', null).name).toBe("Chaqueta vaquera Levi's");
  expect(chooseWords('Lamp with linen shade, 40 cm', 'en', null).name).toBe('Lamp with linen shade');
});

it.each([
  ['Kette, Silber, 45 cm', 'Chain'],
  ['Mate de calabaza con bombilla', 'Matte finish'],
  ['Mate de calabaza con bombilla', 'With bulb'],
  ['Set de 3 macetas de cerámica, 10, 13 y 16 cm', '16 cm'],
])('what names a product is no fact of it: %s', (description, fact) => {
  expect(chooseWords(description, 'en', null).features).not.toContain(fact);
});

it('takes no peg that is present for a gift', () => {
  expect(chooseWords('Tent for 4 people. Used on two trips. All pegs present.', 'de', null).features).not.toContain(
    'Tolle Geschenkidee',
  );
});

it('names a product by the end of a compound in Hungarian', () => {
  expect(chooseWords('Összecsukható kempingszék, alumínium váz, hordtáskával', 'en', null).name).toBe('Camping chair');
});

it('says what a sentence behind the title defines, and prints no ordinary word as a brand', () => {
  const words = (text: string) => chooseWords(text, 'en', null).name;
  expect(words('Pollito\nFigura decorativa de pollito en arcilla natural.')).toBe('Figurine');
  expect(words('Azucarera Conejito\nAzucarera con tapa en forma de conejito.')).toBe('Sugar bowl');
  expect(chooseWords('Farbholzschnitt\nEin Holzschnitt auf Papier.', 'en', null).name).toBe('Woodcut');
});

it('inflects a material that consists of an adjective and a noun', () => {
  expect(chooseWords('Genuine leather shoulder bag', 'de', null).name).toBe('Umhängetasche aus Echtleder');
  expect(chooseWords('Vegan leather shoulder bag', 'de', null).name).toBe('Umhängetasche aus veganem Leder');
});

it.each([
  ['es', 'Llavero Perro', false],
  ['es', 'Perros. Amigurumi tejidos a mano, 12 cm.', false],
  ['es', 'Cama para perros, lavable', true],
  ['tr', 'Köpek için şampuan, 500 ml', true],
  ['de', 'Hundebett, waschbar, für Hunde bis 20 kg', true],
])('takes an animal for the audience only if the text says so: %s %s', (language, text, isFor) => {
  const { features, benefits, line } = chooseWords(text, 'en', null);
  expect([...features, ...benefits, line].some((said) => said.includes('dogs'))).toBe(isFor);
});

it('puts no lone short word into large type without a name', () => {
  const { name, headline, promise, line } = chooseWords('חינוכי, לילדים', 'en', null);
  expect({ name, headline, promise }).toEqual({ name: null, headline: '', promise: '' });
  expect(line).toContain('Educational');
});

it.each([
  ['מתקן לתחזוקת אופניים', 'en', 'Bike repair stand'],
  ['מגבר מנורות 202 Jolida', 'en', 'Tube amplifier'],
  ['IKEA NYSJÖN White Laundry Cabinet', 'de', 'IKEA-Wäscheschrank'],
  ['AEG Dryer', 'de', 'AEG-Wäschetrockner'],
  ['IKEA EKET Shelf Unit, 8 Cubes', 'es', 'Estantería de pie IKEA'],
  ['Arctic Liquid Freezer II 280', 'de', null],
  ['LEGO Icons Orchid (10311), built', 'de', 'LEGO Icons Orchid (10311)'],
  ['Gold line Toaster', 'es', 'Tostadora'],
  ['logitech C925e\nWebcam Logitech C925e HD 1080p com Microfone Integrado', 'fr', 'Webcam Logitech C925e'],
  ['技嘉 B550M DS3H 主板\n全新开盒从未使用', 'en', 'Gigabyte B550M DS3H motherboard'],
])('names the product itself, not what is part of its name: %s', (text, language, name) => {
  expect(chooseWords(text, language, null).name).toBe(name);
});

it('counts no lamps by the model behind a noun', () => {
  const { features, line } = chooseWords('מגבר מנורות 202 Jolida\n40w', 'en', null);
  expect([...features, line].join(' ')).not.toContain('202');
});
