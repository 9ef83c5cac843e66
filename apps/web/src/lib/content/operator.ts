import { SIGNUP_CREDITS, MAX_PHOTOS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { PLANS, TRIAL_CREDITS } from '@vitrine/contract/prices';
import operator from '../../content/operator.json';

export { operator };

/** The number of those who have phone support; null: the operator answers by e-mail alone, and promises no phone. */
export const supportPhone: string | null = operator.phone.trim() || null;

/** What texts name as `{{name}}`: who runs the site, and the figures of the business. */
const FACTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(operator).map(([name, value]) => [name, String(value)])),
  photos: String(MAX_PHOTOS),
  pictures: String(VARIATIONS_PER_JOB),
  signupCredits: String(SIGNUP_CREDITS),
  trialDays: String(PLANS.pro.trialDays),
  trialCredits: String(TRIAL_CREDITS),
};

/** `text` with its facts; one that nobody knows stays as it is. */
export const withFacts = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => FACTS[name] ?? placeholder);
