// @vitest-environment happy-dom
import { afterEach, expect, it, vi, type MockInstance } from 'vitest';
import { loadScript } from './load-script.ts';

let spy: MockInstance;

/** The script elements added to the page; none is fetched. */
function catchScripts(): HTMLElement[] {
  const caught: HTMLElement[] = [];
  spy = vi.spyOn(document.head, 'append').mockImplementation((node) => void caught.push(node as HTMLElement));
  return caught;
}
afterEach(() => {
  spy.mockRestore();
  delete window.PaddleBillingV1;
});

it('can be retried after a failure', async () => {
  const scripts = catchScripts();
  const first = loadScript();
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  const second = loadScript();
  scripts[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
  expect(scripts[1]?.getAttribute('src')).toBe('https://cdn.paddle.com/paddle/v2/paddle.js');
});

it('fetches nothing if Paddle is loaded already', async () => {
  const scripts = catchScripts();
  window.PaddleBillingV1 = {} as NonNullable<typeof window.PaddleBillingV1>;
  await loadScript();
  expect(scripts).toEqual([]);
});
