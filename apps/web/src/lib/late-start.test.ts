// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { AWAKE, lateStart, letScriptsComeLate, type ScriptTime } from './late-start.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><button>Menu</button><a href="#x">Link</a><script type="module" async="">import "/a.js";</script></body></html>`;
const appScripts = () => [...document.querySelectorAll('body > script[type="module"]')];

beforeEach(() => {
  localStorage.clear();
  // An earlier page may have left its listeners: this tells its scripts that the page has started.
  window.dispatchEvent(new Event(AWAKE));
  const made = letScriptsComeLate(PAGE, 'hand');
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(made) ?? [];
  document.body.innerHTML = body.replace(/<script>[\s\S]*<\/script>/, '');
});
const run = (time: ScriptTime = 'hand') => runInThisContext(lateStart(time)) as void;

it('requests no script before the first interaction, and then once', () => {
  expect(letScriptsComeLate(PAGE, 'hand')).not.toContain('rel="modulepreload"');
  run();
  expect(appScripts()).toHaveLength(0);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('scroll'));
  expect(appScripts().map(({ textContent }) => textContent)).toEqual(['import "/a.js";']);
});

it('requests the script of a reading page after its first paint, without an interaction', async () => {
  run('paint');
  expect(appScripts()).toHaveLength(0);
  await vi.waitFor(() => expect(appScripts()).toHaveLength(1));
});

it('starts at once if a user is signed in', () => {
  localStorage.setItem('access_token', 'a');
  run();
  expect(appScripts()).toHaveLength(1);
});

it('holds a button press until the page has started, and lets links work', () => {
  run();
  const pressed = vi.fn<() => void>();
  const button = document.querySelector('button')!;
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  const link = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(link);
  expect(link.defaultPrevented).toBe(false);
  window.dispatchEvent(new Event(AWAKE));
  expect(pressed).toHaveBeenCalledTimes(1);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('confirms a chosen photo at once, and stops when the page has started or its script fails', () => {
  run();
  const [root, input] = [document.documentElement, document.createElement('input')];
  input.dataset['door'] = '';
  document.body.append(input);
  const choose = (count: number) => {
    Object.defineProperty(input, 'files', { configurable: true, value: { length: count } });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(0);
  expect(root.dataset['opening']).toBeUndefined();
  choose(1);
  expect(root.dataset['opening']).toBe('');
  appScripts()[0]?.dispatchEvent(new Event('error'));
  expect(root.dataset['opening']).toBeUndefined();
  choose(1);
  window.dispatchEvent(new Event(AWAKE));
  expect(root.dataset['opening']).toBeUndefined();
  choose(1);
  expect(root.dataset['opening'], 'an awake page says it itself').toBeUndefined();
});

it('throws for a page without a script', () => {
  expect(() => letScriptsComeLate('<html></html>', 'hand')).toThrow('no script');
});
