import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from '../http/port-of.ts';

export interface SmtpInbox {
  port: number;
  /** Every message received completely, also one refused afterwards. */
  received: { raw: string; email: Email; envelopeTo: string[] }[];
  /** Cuts every connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A reply of the server that is not 250. */
export const smtpReply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

type Options = SMTPServerOptions & {
  port?: number;
  /** Runs after a message has arrived, before the reply; throws to refuse it. */
  onMessage?: (inbox: SmtpInbox) => void | Promise<void>;
};

/** A real SMTP server on this machine, by default without log-in and TLS. */
export async function openSmtpInbox({ port = 0, onMessage = () => {}, ...options }: Options = {}): Promise<SmtpInbox> {
  const sockets = new Set<Socket>();
  const take = callbackify(async (stream: NodeJS.ReadableStream, envelopeTo: string[]) => {
    const raw = (await buffer(stream)).toString('utf8');
    inbox.received.push({ raw, email: await PostalMime.parse(raw), envelopeTo });
    await onMessage(inbox);
  });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    onData: (stream, { envelope }, callback) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      take(stream, to, (error) => callback(error));
    },
    ...options,
  });
  const inbox: SmtpInbox = {
    port: 0,
    received: [],
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // Tests cause lost clients and failed handshakes on purpose.
  server.on('error', () => {});
  server.listen(port);
  await once(server.server, 'listening');
  inbox.port = portOf(server.server);
  return inbox;
}
