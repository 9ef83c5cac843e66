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
