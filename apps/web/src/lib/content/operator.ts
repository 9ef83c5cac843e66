import { SIGNUP_CREDITS, MAX_PHOTOS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { PLANS, TRIAL_CREDITS } from '@vitrine/contract/prices';
import operator from '../../content/operator.json';

export { operator };

/** Number of the phone support; null: the operator offers e-mail only. */
export const supportPhone: string | null = operator.phone.trim() || null;

/** Values of `{{name}}` in texts: the operator, and business figures. */
const FACTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(operator).map(([name, value]) => [name, String(value)])),
  photos: String(MAX_PHOTOS),
  pictures: String(VARIATIONS_PER_JOB),
  signupCredits: String(SIGNUP_CREDITS),
  trialDays: String(PLANS.pro.trialDays),
  trialCredits: String(TRIAL_CREDITS),
};

/** `text` with its values filled in; unknown names stay as they are. */
export const withFacts = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => FACTS[name] ?? placeholder);
