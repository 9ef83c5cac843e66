/** What a command tells the operator. */
export interface Told {
  lines: string[];
  /** False when it could not be done, and `lines` say why. */
  isDone: boolean;
}
