// Installs the exact packages unless they are there; what `npm start` and `npm test` do first.
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './say.mjs';

await run(() => ensureInstalled());
