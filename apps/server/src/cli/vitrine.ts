import { runCommand } from './run-command.ts';

/** `npm run vitrine -- COMMAND`: everything that an operator does besides starting and stopping; without a command it lists them. */
await runCommand(process.argv.slice(2));
