// Builds the web pages unless they exist: what `npm start` does, without starting.
import { buildWeb } from './build-web.mjs';
import { findNode } from './find-node.mjs';
import { run } from './say.mjs';

await run(() => buildWeb(findNode()));
