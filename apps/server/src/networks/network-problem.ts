/** Why an operation on a network failed: one sentence for the operator. */
export class NetworkProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'NetworkProblem';
  }
}
