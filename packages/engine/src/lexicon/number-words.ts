/** Number words, one to twelve; alternatives separated by `/`. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'ein/eine/einem/einer/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'un/una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  it: 'un/una/uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  pt: 'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
  nl: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'en/ett två tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'en/et to tre fire fem seks syv otte ni ti elleve tolv',
  pl: 'jeden/jedna dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem osiem dziewięć dziesięć',
  ru: 'один/одна два/две/двух три/трёх/трех четыре/четырёх пять/пяти шесть/шести семь восемь девять десять/десяти',
  tr: 'bir iki üç dört beş altı yedi sekiz dokuz on',
  ar: 'واحد/واحدة اثنان/اثنين/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية تسع/تسعة عشر/عشرة',
};
/** Words that include their unit: « سنتان » is two years. */
const WITH_UNIT: Readonly<Record<string, Readonly<Record<string, readonly [value: number, unit: string]>>>> = {
  ar: {
    سنة: [1, 'unit.year'],
    عام: [1, 'unit.year'],
    سنتين: [2, 'unit.year'],
    سنتان: [2, 'unit.year'],
    عامين: [2, 'unit.year'],
    شهرين: [2, 'unit.month'],
    ساعتين: [2, 'unit.hour'],
    يومين: [2, 'unit.day'],
  },
  he: { שנה: [1, 'unit.year'], שנתיים: [2, 'unit.year'], חודשיים: [2, 'unit.month'], שעתיים: [2, 'unit.hour'] },
};

/** The value of a number word; with a unit if the word includes one. */
export interface NumberWord {
  value: number;
  unit: string | null;
}

/** A language's number words, in lower case; empty if unknown. */
export function numberWordsOf(language: string): ReadonlyMap<string, NumberWord> {
  const counted = (WORDS[language] ?? '')
    .split(' ')
    .flatMap((forms, i) => forms.split('/').map((form) => [form, { value: i + 1, unit: null }] as const));
  const measured = Object.entries(WITH_UNIT[language] ?? {}).map(
    ([form, [value, unit]]) => [form, { value, unit }] as const,
  );
  return new Map<string, NumberWord>([...counted.filter(([form]) => form !== ''), ...measured]);
}
