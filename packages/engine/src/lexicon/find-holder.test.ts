import { describe, expect, it } from 'vitest';
import { printFact } from './print-fact.ts';
import { readFacts } from './read-facts.ts';

const carried = (text: string, from: string, to: string): (string | null)[] =>
  readFacts(text, from).map((fact) => printFact(fact, to));

describe('what a property belongs to', () => {
  it.each([
    ['en', 'Exercise bike. Adjustable seat height, foldable frame.', 'de', ['Sitz: verstellbar', 'Rahmen: faltbar']],
    ['en', 'Desk lamp. Adjustable arm, the shade is removable.', 'de', ['Lampenschirm: abnehmbar']],
    [
      'de',
      'Box, zusammenfaltbar, Bezug abnehmbar und waschbar',
      'en',
      ['Foldable', 'Removable cover', 'Cover: washable'],
    ],
    ['nl', 'Yogamat. Riem is verstelbaar.', 'en', ['Adjustable strap']],
    ['it', 'Borsa. Tracolla regolabile e staccabile.', 'en', ['Adjustable strap', 'Shoulder strap: removable']],
    ['tr', 'Döküm tava, sapı çıkarılabilir', 'en', ['Handle: removable']],
    ['pt', 'Panela de pressão elétrica 6 litros cuba antiaderente removível', 'en', ['6 l', 'Non-stick coating']],
    ['sv', 'Ryggsäck, justerbart bärsystem', 'en', []],
    ['ja', 'ベビーカー 軽量 シート洗濯可能', 'en', ['For babies', 'Lightweight']],
    ['ja', 'ベビーカー 軽量 片手で折りたたみ', 'en', ['For babies', 'Lightweight', 'One-hand fold']],
    ['pl', 'Słuchawki bezprzewodowe składane miękkie nauszniki', 'en', ['Wireless', 'Foldable']],
    ['en', 'Mug, dishwasher safe', 'de', ['Spülmaschinenfest']],
    ['ru', 'Плед, мягкий, можно стирать в машине', 'en', ['Soft', 'Machine washable']],
  ])('tells the product from its parts (%s: %s)', (from, text, to, labels) => {
    expect(new Set(carried(text, from, to).filter((label) => label !== null))).toEqual(new Set(labels));
  });

  it.each([
    ['en', 'Mug. Dishwasher safe (top rack), microwave safe without lid'],
    ['de', 'Topf. Spülmaschinenfest nur ohne Deckel'],
    ['en', 'Bag. Waterproof: yes (zip flap, not for submersion)'],
    ['ja', '弁当箱 電子レンジ対応(蓋以外)'],
    ['fr', 'Boîte. Passe au lave-vaisselle sauf le couvercle'],
  ])('carries nothing that holds with a condition only (%s: %s)', (from, text) => {
    expect(readFacts(text, from).filter(({ kind }) => kind === 'care' || kind === 'property')).toEqual([]);
  });

  it.each([
    ['en', 'Headphones, up to 40 hours of battery', 'de', 'Akkulaufzeit: bis zu 40 Stunden'],
    ['de', 'Flasche, hält bis zu 24 Stunden kalt', 'en', 'Stays cold for up to 24 hours'],
    ['pl', 'Słuchawki, do 35 godzin pracy na baterii', 'en', 'Battery life: up to 35 hours'],
    ['hi', 'स्पीकर, 10 घंटे तक बैटरी', 'en', 'Battery life: up to 10 hours'],
    ['en', 'Headphones, 40 hours of battery', 'de', 'Akkulaufzeit: 40 Stunden'],
    ['en', 'Chair, holds up to 120 kg', 'de', 'Belastbar bis 120 kg'],
  ])('keeps the best case one (%s: %s)', (from, text, to, label) => {
    expect(carried(text, from, to)).toContain(label);
  });

  it('gives each temperature its own hours', () => {
    const both = ['Stays hot for 6 hours', 'Stays cold for 12 hours'];
    expect(carried('Becher, hält 6h heiß 12h kalt', 'de', 'en')).toEqual(expect.arrayContaining(both));
    expect(carried('Keeps drinks hot 6h and cold 12h', 'en', 'en')).toEqual(expect.arrayContaining(both));
  });

  it.each([
    ['nl', 'Kinderwagen met duwstang, afneembare kap, opvouwbaar', 'en', ['Foldable']],
    ['fr', 'Sac, doublure amovible, poignée télescopique', 'en', ['Lined', 'Handle: extendable']],
    ['fr', 'Robot pâtissier. Le bol passe au lave-vaisselle', 'en', []],
    ['fr', 'Tasse. Elle passe au lave-vaisselle', 'en', ['Dishwasher-safe']],
    ['vi', 'Xe đẩy em bé gấp gọn, mái che tháo rời, đệm giặt được', 'en', ['Foldable', 'For babies']],
    ['zh-Hans', '婴儿推车 可折叠 靠背可调节', 'en', ['Foldable', 'Backrest: adjustable', 'For babies']],
    ['en', 'Stand mixer: 5 l bowl (stainless steel, dishwasher safe)', 'de', ['5 l']],
    ['en', 'Mug (ceramic, dishwasher safe)', 'de', ['Keramik', 'Spülmaschinenfest']],
    ['de', 'Kleiderschrank, 3 Einlegeböden höhenverstellbar', 'en', ['Tiers: 3']],
    ['es', 'Zapatillas running suela antideslizante plantilla extraíble', 'en', ['Non-slip', 'Removable insole']],
    ['id', 'Sabun wajah, tanpa alkohol. Wanginya lembut.', 'en', ['Alcohol-free']],
    ['ur', 'لکڑی کی کرسی، دھو سکتے ہیں۔ مضبوط اور پائیدار۔', 'en', ['Wood', 'Sturdy', 'Durable']],
    ['en', 'Robot vacuum: mop pad washable, timer', 'de', ['Timer']],
    ['en', 'Bag. Strap: adjustable', 'de', ['Riemen: verstellbar']],
    ['en', 'Car box. Waterproof base', 'fr', ['Socle : étanche']],
    ['pt', 'Caixa de transporte para gatos, porta de metal removível', 'en', ['For cats']],
    ['nl', 'Keukenmachine, kom en kloppers vaatwasserbestendig', 'en', []],
    ['it', 'Ombrellone 3 m con base', 'en', ['3 m', 'Base']],
    ['en', 'Pans, 20, 24, 28 cm', 'de', []],
    ['ar', 'طقم قدور، أغطية زجاجية', 'en', ['Lid: glass']],
    ['de', 'Staubsauger, Behälter leicht zu leeren', 'en', []],
    ['en', 'Wireless headphones. Made in Cork.', 'es', ['Inalámbrico']],
    ['en', 'Box made in cork', 'es', ['Corcho']],
    ['en', 'Curtains. Machine washable, low iron', 'de', ['Maschinenwaschbar', 'Schonend bügeln']],
  ])('knows what stands beside a property (%s: %s)', (from, text, to, labels) => {
    expect(new Set(carried(text, from, to).filter((label) => label !== null))).toEqual(new Set(labels));
  });

  it.each([
    ['pl', 'Leżak ogrodowy, do 130 kg', 'en', 'Load: up to 130 kg'],
    ['hi', 'ऑफिस चेयर, 120 किलो तक वजन', 'en', 'Load: up to 120 kg'],
    ['en', 'Desk, 55 x 28 in Memory Presets', 'en', '55 × 28 in'],
    ['ja', 'ベビーカー リクライニング3段階', 'en', 'Positions: 3'],
  ])('reads what a figure means (%s: %s)', (from, text, to, label) => {
    expect(carried(text, from, to)).toContain(label);
  });

  it('counts neither doors by their hooks nor shelves by levels of resistance', () => {
    expect(
      carried('Exercise bike, 8 levels of magnetic resistance. Includes: 6 door hooks, non-slip mat', 'en', 'de'),
    ).toEqual(['Magnetwiderstand']);
  });
});
