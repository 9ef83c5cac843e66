// Checks the sizes of docs/decisions/0002: no source file over 300 lines, no test over 500, 95 of 100 files at most 200, median at most 60.
// Cap the tail, not the average: a code base does not rot in its median.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX = { source: 300, test: 500, p95: 200, median: 60 };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'));

const sized = files.flatMap((file) => {
  try {
    return [
      { file, lines: readFileSync(file, 'utf8').split('\n').length - 1, test: /\.test\.tsx?$|^e2e\//.test(file) },
    ];
  } catch {
    return []; // Deleted, not yet committed.
  }
});
const problems = sized
  .filter(({ lines, test }) => lines > (test ? MAX.test : MAX.source))
  .map(({ file, lines }) => `${file}: ${lines} lines`);

const sorted = sized
  .filter(({ test }) => !test)
  .map(({ lines }) => lines)
  .toSorted((a, b) => a - b);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
if (at(0.95) > MAX.p95) problems.push(`95 of 100 files should have at most ${MAX.p95} lines, now ${at(0.95)}`);
if (at(0.5) > MAX.median) problems.push(`the median file should have at most ${MAX.median} lines, now ${at(0.5)}`);

console.log(`sizes: ${sorted.length} files, median ${at(0.5)}, p95 ${at(0.95)}, longest ${sorted.at(-1)}`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
