/** The caller who waits for a piece of work: determines whose turn it is, and how long the result is wanted. */
export interface Caller {
  /** Id of the user. */
  account: string;
  /** Their IPv4 address or IPv6 network. */
  address: string;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}
