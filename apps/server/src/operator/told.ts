/** The output of a command for the operator. */
export interface Told {
  lines: string[];
  /** False if it failed; `lines` then give the reason. */
  isDone: boolean;
}
