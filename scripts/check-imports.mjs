// Runs dependency-cruiser and also fails if it read fewer files than there are: with an unknown compiler version it reads nothing and passes.
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const roots = ['apps/server/src', 'apps/web/src', 'packages'];

const isSource = (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
const expected = roots
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`))
  .filter((name) => isSource(name) && !name.includes('node_modules/') && !name.includes('/build/'));

const { output } = await cruise(roots, { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true });
const { summary, modules } = output;
const read = new Set(modules.map(({ source }) => source));
const missed = expected.filter((name) => !read.has(name));

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (missed.length > 0) console.error(`not read: ${missed.slice(0, 5).join(', ')} and ${missed.length} in all`);
console.log(`imports: ${read.size} modules, ${config.forbidden.length} rules, ${summary.violations.length} violations`);
process.exit(summary.violations.length > 0 || missed.length > 0 ? 1 : 0);
