// The server validates its answers against the contract, and both come from one build, so the contract's types are trusted here.

/** The body of an answer. */
export const readJson = <T>(response: Response): Promise<T> => response.json();

/** Text of the server, such as the data of an event. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a caller says what a text holds
export const parseJson = <T>(text: string): T => JSON.parse(text);
