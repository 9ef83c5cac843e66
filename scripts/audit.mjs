// `npm run audit`: known vulnerabilities in the shipped packages, high or critical. If the registry gives no answer, a line says so and
// nothing fails: the build must work without a network.
import { spawnSync } from 'node:child_process';

const PATIENCE_MS = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: PATIENCE_MS });
const { metadata, vulnerabilities = {} } = parse(stdout);
if (metadata === undefined) {
  console.log('audit: the registry does not answer; nothing was checked.');
} else {
  const bad = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, range } of bad) console.error(`audit: ${severity}: ${name} ${range}`);
  if (bad.length > 0) process.exitCode = 1;
  else console.log('audit: no high or critical vulnerability is known in the shipped packages.');
}

/** @param {string | null} text */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
}
