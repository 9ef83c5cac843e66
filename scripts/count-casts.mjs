// `node scripts/count-casts.mjs`: number of type casts (`x as T` and `<T>x`; `as const` does not count), in code and in tests, and which
// casts to `unknown` or `never` have no reason beside them. `--list` names each one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './ensure-installed.mjs';

const isTest = (file) => /\.(test|fixture|e2e)\.tsx?$|^e2e\/|\/testing\/|vitest\.setup/.test(file);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** @returns {{ file: string, line: number, text: string, isBlind: boolean, hasReason: boolean }[]} */
function castsIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const visit = (node) => {
    if ((ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart());
      const type = node.type.getText();
      found.push({
        file,
        line: line + 1,
        text: lines[line].trim(),
        isBlind: type === 'unknown' || type === 'never',
        hasReason: /\/\/|\*\//.test(`${lines[line - 1] ?? ''}${lines[line]}`),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = files.flatMap(castsIn);
const count = (where) => all.filter(where).length;
if (process.argv.includes('--list')) for (const { file, line, text } of all) console.log(`${file}:${line}: ${text}`);
console.log(`${count(({ file }) => !isTest(file))} casts in code, ${count(({ file }) => isTest(file))} in tests`);
console.log(`${count((each) => each.isBlind)} of them to unknown or never, of which without a reason beside them:`);
for (const { file, line } of all.filter((each) => each.isBlind && !each.hasReason)) console.log(`  ${file}:${line}`);
