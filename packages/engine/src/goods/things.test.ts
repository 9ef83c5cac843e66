import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHRASES } from '../phrases/index.ts';
import { kindOfThing, PLACES, ROOMS } from './kinds.ts';
import { mayStandFor } from './may-stand-for.ts';
import { findThing, nameOfThing } from './things.ts';

const things: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'things.json'), 'utf8'),
);
const MAIN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ar'];

it('are named in the eight languages with the most sales, most of them in the others, and only in languages of the pictures', () => {
  const codes = new Set(PHRASES.map(({ language }) => language.code));
  for (const [id, names] of Object.entries(things)) {
    expect([id, MAIN.filter((language) => (names[language] ?? '') === '')]).toEqual([id, []]);
    expect([id, Object.keys(names).filter((language) => !codes.has(language))]).toEqual([id, []]);
  }
  const few = [...codes].filter(
    (code) => Object.values(things).filter((names) => names[code] !== undefined).length < 1200,
  );
  expect(few).toEqual([]);
});

it('are found by their printed names, and no two share a form', () => {
  for (const [id, names] of Object.entries(things)) {
    for (const [language, forms] of Object.entries(names)) {
      for (const form of forms.split('|')) expect([form, findThing(form, language)?.id]).toEqual([form, id]);
    }
  }
});

it('are at the end of a name, or at its start, as nouns are in the language', () => {
  expect(findThing('Solar garden lantern', 'en')?.id).toBe('solar_lantern');
  expect(findThing('Kräuter-Kissenbezug aus Leinen', 'de')?.id).toBe('cushion_cover');
  expect(findThing('veilleuse lapin', 'fr')?.id).toBe('night_light');
  expect(findThing('Blue mug', 'en')).toBeNull();
  expect(nameOfThing('solar_lantern', 'de')).toBe('Solarlaterne');
  expect(nameOfThing('solar_lantern', 'th')).not.toBeNull();
  expect(nameOfThing('painting_of_nothing', 'de')).toBeNull();
});

it('let no name of a kind stand for another product of that kind', () => {
  expect(mayStandFor('garden_tool', 'trowel', 'en')).toBe(false);
  expect(mayStandFor('plant_pot', 'flower pot', 'en')).toBe(true);
  expect(mayStandFor('hair_brush', 'hair brush', 'en')).toBe(true);
});

it('have names for what a moving sale offers', () => {
  expect(findThing('Napoleon ROGUE XT 525 SIB Gas Grill', 'en')?.id).toBe('gas_grill');
  expect(findThing('IKEA NYSJÖN White Laundry Cabinet', 'en')?.id).toBe('laundry_cabinet');
  expect(findThing('AEG Dryer', 'en')?.id).toBe('tumble_dryer');
  expect(findThing('Boot dryer', 'en')?.id).toBe('shoe_dryer');
  expect(findThing('מתקן לתחזוקת אופניים', 'he')?.id).toBe('bike_repair_stand');
  expect(findThing('מגבר מנורות 202 Jolida', 'he')?.id).toBe('tube_amplifier');
  expect(findThing('希捷 Expansion 14TB 桌面外置硬盘', 'zh-Hans')?.id).toBe('external_drive');
  expect(nameOfThing('picture_ledge', 'de')).toBe('Bilderleiste');
});

it('have a kind each, with a size, a place and rooms of their own', () => {
  for (const id of Object.keys(things)) {
    const kind = kindOfThing(id);
    const { longerM = 0, ratio = 1, lives, rooms = [] } = kind ?? {};
    expect(longerM > 0.01 && longerM < 6 && ratio > 0.05 && ratio < 8, `size of ${id}`).toBe(true);
    expect(PLACES, `place of ${id}`).toContain(lives);
    expect(rooms.length, `rooms of ${id}`).toBeGreaterThan(0);
    for (const room of rooms) expect(ROOMS, `room of ${id}`).toContain(room);
  }
  expect(kindOfThing('egg_cup')?.longerM).toBeLessThan(kindOfThing('teacup')?.longerM ?? 0);
  expect(kindOfThing('unicorn')).toBeNull();
});
