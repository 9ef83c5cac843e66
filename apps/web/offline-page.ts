import { readFileSync } from 'node:fs';
import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { directionOf } from './src/lib/i18n/languages.ts';

interface Words {
  connection: { retry: string };
  offline: { title: string; text: string; silent: string };
}

const wordsOf = (locale: string): Words =>
  JSON.parse(readFileSync(new URL(`../../packages/messages/${locale}/shell.json`, import.meta.url), 'utf8')) as Words;

const STYLE = `html{background:#faf8f5;color:#171412;font:1.125rem/1.6 system-ui,sans-serif}
body{margin:0}main{min-height:100dvh;display:grid;align-content:center;justify-items:start;gap:1.5rem;padding:0 clamp(1rem,8vw,6rem)}
h1{font:400 2.4rem/1.15 Georgia,serif;margin:0}p{margin:0;max-width:40rem}b{font:400 1.5rem Georgia,serif}
button{font:inherit;font-weight:500;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid #8d847b;border-radius:3px;background:none;color:inherit;cursor:pointer}
@media(prefers-color-scheme:dark){html{background:#1b1a19;color:#f4f1ec}}`;

/** Uses the language chosen here, says whether the network or the server is down, and continues as soon as the server answers. */
const SCRIPT = `const W=WORDS;let l;try{l=localStorage.getItem('language')}catch{}
l=l||(document.cookie.match(/(?:^|; )language=(\\w+)/)||[])[1]||navigator.language.slice(0,2);const w=W[l]||W.en;
const d=document,e=d.documentElement,$=(i)=>d.getElementById(i);e.lang=w.lang;e.dir=w.dir;d.title=w.title+' · Vitrine';
const say=()=>{$('t').textContent=navigator.onLine?w.silent:w.text};
const look=()=>fetch('/healthz',{cache:'no-store'}).then((r)=>{if(r.ok)location.reload()},say);
$('h').textContent=w.title;$('b').textContent=w.retry;$('b').onclick=look;say();addEventListener('online',look);setInterval(look,5000);`;

/**
 * The page for when nothing can be reached: one file with all languages, because nothing more can be fetched then. The service
 * worker caches it (public/sw.js).
 */
export function offlinePage(): string {
  const words = Object.fromEntries(
    INTERFACE_LOCALES.map((locale) => {
      const { connection, offline } = wordsOf(locale);
      return [locale, { lang: locale, dir: directionOf(locale), retry: connection.retry, ...offline }];
    }),
  );
  const script = SCRIPT.replace('WORDS', () => JSON.stringify(words).replaceAll('<', String.raw`\u003c`));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Vitrine</title><style>${STYLE}</style></head><body><main><b dir="ltr">Vitrine</b><h1 id="h"></h1><p id="t" role="status"></p><button id="b" type="button"></button></main><script>${script}</script></body></html>`;
}
