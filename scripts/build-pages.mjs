// Builds the web pages unless they are there: what `npm start` does, without the start.
import { buildWeb } from './build-web.mjs';
import { findNode } from './find-node.mjs';
import { run } from './say.mjs';

await run(() => buildWeb(findNode()));
