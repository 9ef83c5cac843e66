/** The body of an answer, of the type that the contract gives it. */
export async function jsonOf<T>(
  answer: { text(): Promise<string> } | Promise<{ text(): Promise<string> }>,
): Promise<T> {
  return JSON.parse(await (await answer).text());
}
