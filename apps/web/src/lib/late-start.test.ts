// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { AWAKE, lateStart, letScriptsComeLate, type ScriptTime } from './late-start.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><button>Menu</button><a href="#x">Link</a><script type="module" async="">import "/a.js";</script></body></html>`;
const appScripts = () => [...document.querySelectorAll('body > script[type="module"]')];

beforeEach(() => {
  localStorage.clear();
  // A page before this one may have left its listeners: its scripts are told that it is awake.
  window.dispatchEvent(new Event(AWAKE));
  const made = letScriptsComeLate(PAGE, 'hand');
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(made) ?? [];
  document.body.innerHTML = body.replace(/<script>[\s\S]*<\/script>/, '');
});
const run = (time: ScriptTime = 'hand') => runInThisContext(lateStart(time)) as void;

it('asks for no script before a hand shows itself, and then once', () => {
  expect(letScriptsComeLate(PAGE, 'hand')).not.toContain('rel="modulepreload"');
  run();
  expect(appScripts()).toHaveLength(0);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('scroll'));
  expect(appScripts().map(({ textContent }) => textContent)).toEqual(['import "/a.js";']);
});

it('asks for the script of a page that is only read once it is painted, without a hand', async () => {
  run('paint');
  expect(appScripts()).toHaveLength(0);
  await vi.waitFor(() => expect(appScripts()).toHaveLength(1));
});

it('starts at once where somebody is signed in', () => {
  localStorage.setItem('access_token', 'a');
  run();
  expect(appScripts()).toHaveLength(1);
});

it('keeps the press of a button until the page is awake, and lets links be followed', () => {
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

it('tells at once that a chosen photo is taken, and stops when the page is awake or its script does not come', () => {
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

it('does not go unnoticed when pages are made otherwise', () => {
  expect(() => letScriptsComeLate('<html></html>', 'hand')).toThrow('no script');
});
