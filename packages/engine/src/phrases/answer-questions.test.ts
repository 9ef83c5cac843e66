import { expect, it } from 'vitest';
import { answerQuestions } from './answer-questions.ts';
import { chooseWords } from './choose-words.ts';

it.each([
  ['Folds flat? No, but the legs unscrew.', ''],
  ['Oak desk. Foldable? Nein. 120 cm wide.', 'Oak desk. 120 cm wide.'],
  ['Dishwasher safe? Yes!', 'Dishwasher safe.'],
  ['Lavable? Oui, à 30 °C.', 'Lavable. à 30 °C.'],
  ['Tired of cold coffee? No more of it!', 'Tired of cold coffee? No more of it!'],
])('« %s »', (text, answered) => {
  expect(answerQuestions(text).replaceAll(/\s+/gu, ' ').trim()).toBe(answered);
});

it('prints nothing that an answer denies', () => {
  const said = chooseWords(
    'High chair\n✅ 5-point harness\n✅ Wipe-clean cushion\nFolds flat? No, but the legs unscrew.',
    'de',
    null,
  );
  expect(JSON.stringify(said)).not.toContain('Faltbar');
  expect(said.features).toContain('5-Punkt-Gurt');
});
