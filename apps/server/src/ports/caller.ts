/** Who waits for a piece of work that a request asked for: whose turn it is, and until when it is of use to them. */
export interface Caller {
  /** Id of the user. */
  account: string;
  /** Their IPv4 address or IPv6 network. */
  address: string;
  /** Aborts when they hang up. */
  signal: AbortSignal;
}
