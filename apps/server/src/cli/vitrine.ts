import { runCommand } from './run-command.ts';

/** `npm run vitrine -- COMMAND`: all operator commands except starting and stopping; without a command it lists them. */
await runCommand(process.argv.slice(2));
