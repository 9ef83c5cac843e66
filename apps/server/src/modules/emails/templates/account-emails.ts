import { SIGNUP_CREDITS } from '@vitrine/contract';
import type { Template } from './template.ts';

export const confirm: Template<'confirm'> = ({ link, hours }, { say, count }) => ({
  subject: say('confirm.subject'),
  preview: say('confirm.preview'),
  heading: say('confirm.heading'),
  paragraphs: [count('confirm.body', SIGNUP_CREDITS)],
  button: { label: say('confirm.button'), link },
  notes: [count('confirm.expiry', hours), say('confirm.ignore')],
  reason: say('reasons.address'),
});

export const recover: Template<'recover'> = ({ link, minutes }, { say, count }) => ({
  subject: say('recover.subject'),
  preview: say('recover.preview'),
  heading: say('recover.heading'),
  paragraphs: [say('recover.body')],
  button: { label: say('recover.button'), link },
  notes: [count('recover.expiry', minutes), say('recover.ignore')],
  reason: say('reasons.security'),
});

export const passwordChanged: Template<'password_changed'> = ({ at }, { say, moment, page }) => ({
  subject: say('password_changed.subject'),
  preview: say('password_changed.preview'),
  heading: say('password_changed.heading'),
  paragraphs: [say('password_changed.body'), say('password_changed.warning')],
  facts: [{ label: say('facts.time'), value: moment(at) }],
  button: { label: say('password_changed.button'), link: page('/forgot-password') },
  reason: say('reasons.security'),
});

export const factorNews: Template<'factor_news'> = ({ what, at, codesLeft }, { say, count, moment, page }) => ({
  subject: say(`factor_news.${what}.subject`),
  preview: say('factor_news.preview'),
  heading: say(`factor_news.${what}.subject`),
  paragraphs: [
    say(`factor_news.${what}.body`),
    ...(what === 'recovery_code_used' ? [count('factor_news.codes_left', codesLeft)] : []),
    say('factor_news.warning'),
  ],
  facts: [{ label: say('facts.time'), value: moment(at) }],
  button: { label: say('factor_news.button'), link: page('/account') },
  reason: say('reasons.security'),
});

export const apiKeyMade: Template<'api_key_made'> = ({ key, at }, { say, moment, page }) => ({
  subject: say('api_key_made.subject'),
  preview: say('api_key_made.preview'),
  heading: say('api_key_made.heading'),
  paragraphs: [say('api_key_made.body'), say('api_key_made.warning')],
  facts: [
    { label: say('facts.key'), value: key },
    { label: say('facts.time'), value: moment(at) },
  ],
  button: { label: say('api_key_made.button'), link: page('/account/api') },
  reason: say('reasons.security'),
});
