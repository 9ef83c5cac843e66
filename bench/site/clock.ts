/**
 * Loaded before a server (`node --import`): shifts its clock by the milliseconds in the file CLOCK_FILE, which is read again at SIGUSR2. The
 * embedded database uses the same clock; timers continue unaffected, as with a real jump.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let offset = 0;
const read = (): void => {
  offset = Number(readFileSync(file, 'utf8'));
};

class MovedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}
globalThis.Date = MovedDate as DateConstructor;
read();
process.on('SIGUSR2', read);
