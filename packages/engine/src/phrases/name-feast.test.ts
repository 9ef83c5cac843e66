import { expect, it } from 'vitest';
import { nameFeast, nameOfFeast } from './name-feast.ts';

it.each([
  ['en', 'A mug for Christmas morning', 'christmas'],
  ['de', 'Kerze für lange Weihnachtsabende', 'christmas'],
  ['fr', 'Un cadeau pour Noël', 'christmas'],
  ['ar', 'هدية مميزة لعيد الفطر المبارك', 'eid'],
  ['ar', 'فانوس رمضان مضيء', 'eid'],
  ['en', 'Handmade lantern, a Ramadan and Eid gift', 'eid'],
  ['en', 'Brass diya for Diwali', 'diwali'],
  ['fr', 'Bougies pour Hanoucca', 'hanukkah'],
  ['es', 'Sobres rojos para el Año Nuevo chino', 'lunar_new_year'],
  ['de', 'Ein Hase zu Ostern', 'easter'],
  ['es', 'Regalo para San Valentín', 'valentines'],
  ['fr', 'Idéal pour la fête des Mères', 'mothers_day'],
  ['en', 'Halloween pumpkin candle', 'halloween'],
  ['de', 'Black Friday: Kopfhörer', 'black_friday'],
  // The description is in another language than the pictures.
  ['fr', 'A gift for Mother’s Day, made of porcelain and painted by hand', 'mothers_day'],
])('names the feast in %s: %s', (language, description, feast) => {
  expect(nameFeast(description, language)).toBe(feast);
});

it.each([
  ['en', 'A mug that keeps coffee hot'],
  // Birthdays: « الميلاد » is no Christmas.
  ['ar', 'هدية لأعياد الميلاد'],
  ['en', 'Linen dress for warm summer evenings'],
])('names none in %s: %s', (language, description) => {
  expect(nameFeast(description, language)).toBeNull();
});

it('is named in the language of the pictures', () => {
  expect([nameOfFeast('easter', 'en'), nameOfFeast('easter', 'de'), nameOfFeast('eid', 'fr')]).toEqual([
    'For Easter',
    'Zu Ostern',
    'Pour l’Aïd',
  ]);
});
