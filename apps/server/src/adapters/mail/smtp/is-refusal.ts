/**
 * Whether a mail server has refused an e-mail for good: a 5xx reply (RFC 5321, 4.2.1) to the recipient or to the message
 * itself. A refused log-in or sender is the setting's fault, not the e-mail's, and may be put right within the day.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command = '' }: Error & { responseCode?: number; command?: string } = error;
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}
