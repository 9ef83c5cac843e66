import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { runProgram } from './spawn.mjs';

const runNode = async (code) => {
  const said = [];
  const ended = await runProgram(process.execPath, ['-e', code], { write: (chunk) => said.push(chunk) });
  return [ended, Buffer.concat(said).toString()];
};

it('passes on a program’s output completely, and its exit code', async () => {
  const [code, said] = await runNode("process.stdout.write('x'.repeat(1e6), () => process.exit(3))");
  expect([code, said.length]).toEqual([3, 1e6]);
});

it('does not wait for processes that a program left behind', async () => {
  const left = "require('child_process').spawn('sleep', ['30'], { stdio: 'inherit', detached: true })";
  const [code, said] = await runNode(`const left = ${left}; process.stdout.write(String(left.pid)); left.unref()`);
  process.kill(Number(said));
  expect(code).toBe(0);
});

it('lets a program give way, and what that starts', async () => {
  const inner = "process.stdout.write(String(require('os').getPriority()))";
  // It starts the other one late enough that its own priority is set.
  const code = `setTimeout(() => require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }), 300)`;
  const said = [];
  const write = (chunk) => said.push(chunk);
  expect(await runProgram(process.execPath, ['-e', code], { write, niceness: 3 })).toBe(0);
  expect(Buffer.concat(said).toString()).toBe(String(Math.min(19, getPriority() + 3)));
});
