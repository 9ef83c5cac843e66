/**
 * Whether a mail server has permanently refused an e-mail: a 5xx reply (RFC 5321, 4.2.1) to the recipient or to the message
 * itself. A refused log-in or sender is a fault of the settings, which may be corrected within the day.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command = '' }: Error & { responseCode?: number; command?: string } = error;
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}
