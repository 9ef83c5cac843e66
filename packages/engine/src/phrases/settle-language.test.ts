import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { tellByTerms } from './settle-language.ts';

it('takes a short text for the pictures’ own language unless another one knows it better', () => {
  expect(tellByTerms('Minecraft. Amigurumi 15 cm', 'es')).toBe('es');
  expect(tellByTerms('Mike Wazowski. 20 cm', 'es')).toBe('es');
  expect(tellByTerms('Cosy dog bed', 'de')).toBe('en');
});

it('prints the name of such a text, and takes no surname for a pair of skis', () => {
  expect(chooseWords('Minecraft. Amigurumi 15 cm', 'es', null).name).toBe('Minecraft');
  expect(chooseWords('Mike Wazowski. 20 cm', 'es', null).name).toBe('Mike Wazowski');
  expect(chooseWords('Langlaufski, 190 cm', 'es', null).name).toBe('Esquís');
});
