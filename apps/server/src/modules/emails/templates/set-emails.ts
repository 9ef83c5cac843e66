import type { Template } from './template.ts';

export const setReady: Template<'set_ready'> = (set, { say, count, page }) => {
  const isWhole = set.pictures === set.total;
  return {
    subject: say('set_ready.subject'),
    preview: say('set_ready.preview'),
    heading: say('set_ready.heading'),
    paragraphs: isWhole
      ? [count('set_ready.whole', set.total)]
      : [count('set_ready.part', set.pictures), say(set.creditReturned ? 'set_ready.returned' : 'set_ready.retry')],
    button: { label: say('set_ready.button'), link: page(`/results/${set.jobId}`) },
    reason: say('reasons.set'),
  };
};

export const setFailed: Template<'set_failed'> = ({ jobId }, { say, page }) => ({
  subject: say('set_failed.subject'),
  preview: say('set_failed.preview'),
  heading: say('set_failed.heading'),
  paragraphs: [say('set_failed.body'), say('set_failed.advice')],
  button: { label: say('set_failed.button'), link: page(`/job-status/${jobId}`) },
  reason: say('reasons.set'),
});
