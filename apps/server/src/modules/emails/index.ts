/** Public interface of the e-mails module: the outbox, how it is filled and how it is sent. */
export { emailUser } from './email-user.ts';
export type { FactorNews } from './email-values.ts';
export type { EmailsParts } from './emails-parts.ts';
export type { Mailer } from './mail-port.ts';
export { countWaitingEmails } from './outbox.repository.ts';
export { queueEmail } from './queue-email.ts';
export { resumeSending } from './resume-sending.ts';
export { resumeSendingTask } from './tasks/resume-sending.task.ts';
export { sendEmailTask } from './tasks/send-email.task.ts';
