/** Dispatched on `window` after hydration: kept actions may be replayed. */
export const AWAKE = 'vitrine:awake';

/** Events that start hydration: the reader's first input. */
const SIGNS = 'pointerdown pointermove touchstart wheel scroll keydown focusin change dragenter dragover paste'.split(
  ' ',
);
/** If the script does not load, presses must not be kept for ever. */
const PATIENCE_MS = 8000;

/** When the script loads: at the first input, or after the first paint (an input may come earlier). */
export type ScriptTime = 'hand' | 'paint';

const AFTER_PAINT = `if(d.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});`;

/**
 * Runs on a page that works for reading, scrolling and links without script, and loads the script at its time, or at once if
 * somebody is signed in, arrives with something in the address, or has chosen another language. Until hydration, button presses
 * and dropped files are kept and then replayed; links and labels work as always. A chosen photo is acknowledged at once
 * (`data-opening`).
 */
export const lateStart = (
  time: ScriptTime,
): string => `(function(){var w=window,d=document,signs=${JSON.stringify(SIGNS)},on=false,press=null,files=null;
function start(){if(on)return;on=true;signs.forEach(function(k){w.removeEventListener(k,start,true)});d.querySelectorAll('link[data-late]').forEach(function(l){l.rel='modulepreload'});var s=d.createElement('script');s.type='module';s.textContent=d.getElementById('late').textContent;s.onerror=unveil;d.body.append(s);setTimeout(wake,${PATIENCE_MS})}
function veil(e){var i=e.target;if(i.matches&&i.matches('input[data-door]')&&i.files.length)d.documentElement.dataset.opening=''}
function unveil(){delete d.documentElement.dataset.opening}
function awake(){w.removeEventListener('${AWAKE}',awake);d.removeEventListener('change',veil);unveil();wake()}
function keepPress(e){var b=e.target.closest&&e.target.closest('button');if(b&&e.isTrusted!==false){press=b;e.preventDefault();e.stopImmediatePropagation()}}
function hold(e){if(e.dataTransfer&&Array.prototype.indexOf.call(e.dataTransfer.types,'Files')>=0){e.preventDefault();if(e.type==='drop')files=Array.prototype.slice.call(e.dataTransfer.files)}}
function wake(){w.removeEventListener('click',keepPress,true);w.removeEventListener('dragover',hold);w.removeEventListener('drop',hold);
var b=press,f=files;press=files=null;
if(b&&b.isConnected){['pointerdown','pointerup'].forEach(function(k){b.dispatchEvent(new PointerEvent(k,{bubbles:true,cancelable:true,button:0,pointerType:'mouse'}))});b.click()}
if(f){var t=new DataTransfer();f.forEach(function(x){t.items.add(x)});w.dispatchEvent(new DragEvent('drop',{dataTransfer:t,cancelable:true}))}}
function has(s){try{return s.getItem('access_token')!==null}catch(e){return false}}
w.addEventListener('click',keepPress,true);w.addEventListener('dragover',hold);w.addEventListener('drop',hold);w.addEventListener('${AWAKE}',awake);d.addEventListener('change',veil);
signs.forEach(function(k){w.addEventListener(k,start,{capture:true,passive:true})});${time === 'paint' ? AFTER_PAINT : ''}
if(location.hash||location.search||has(localStorage)||has(sessionStorage)||d.documentElement.dataset.waiting!==undefined)start()})()`;

const APP = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A built page whose scripts load late. @throws Error if it has no such script: the build output has changed */
export function letScriptsComeLate(html: string, time: ScriptTime): string {
  if (!APP.test(html)) throw new Error('the page has no script that could come late');
  return html
    .replaceAll(/<link rel="modulepreload"/g, '<link data-late=""')
    .replace(
      APP,
      (_, app: string) => `<script type="text/plain" id="late">${app}</script><script>${lateStart(time)}</script>`,
    );
}
