/** Public interface of the mailbox, the stand-in for sending e-mail: it shows the outbox instead. */
export { mailboxPageRoutes, mailboxRoutes } from './mailbox.routes.ts';
