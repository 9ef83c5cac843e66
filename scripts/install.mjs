// Installs the exact packages unless they are installed; the first step of `npm start` and `npm test`.
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './say.mjs';

await run(() => ensureInstalled());
