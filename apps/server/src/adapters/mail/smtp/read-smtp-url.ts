/** SMTP_URL or MAIL_FROM cannot be used; the message gives the reason in one sentence, without the password. */
export class SmtpSettingsError extends Error {
  override readonly name = 'SmtpSettingsError';
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  /** No log-in over an unencrypted connection, except on this machine. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws SmtpSettingsError */
export function readSmtpUrl(smtpUrl: string): SmtpServer {
  const url = URL.parse(smtpUrl);
  if (url === null || url.hostname === '') {
    throw new SmtpSettingsError('SMTP_URL must name a mail server, as smtp://user:password@host:587.');
  }
  const secure = url.protocol === 'smtps:';
  const server = {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && url.username !== '' && !LOOPBACK.has(url.hostname),
  };
  if (url.username === '') return server;
  return { ...server, auth: { user: decode(url.username), pass: decode(url.password) } };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SmtpSettingsError(
      'User and password in SMTP_URL must be percent-encoded: % is written as %25, @ as %40.',
    );
  }
}
