/** Why something with a network could not be done: one sentence for the person at the keyboard. */
export class NetworkProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'NetworkProblem';
  }
}
