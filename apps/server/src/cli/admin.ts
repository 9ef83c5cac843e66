import { runCommand } from './run-command.ts';

/** `npm run admin -- …`: short for `npm run vitrine -- admin …`, and for `vitrine -- move-files …` under its old name. */
const words = process.argv.slice(2);
await runCommand(words[0] === 'move-files' ? words : ['admin', ...words]);
