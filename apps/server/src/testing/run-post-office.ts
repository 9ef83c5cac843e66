import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import { openPostOffice } from './test-post-office.ts';

/** A process that sends e-mails until it is killed: `node run-post-office.ts DATABASE_URL SMTP_PORT`. */
const [url = '', smtpPort = ''] = process.argv.slice(2);
const { db } = await connectPostgres(url);
const office = await openPostOffice({ db, lite: null, url }, Number(smtpPort));
await office.queue.work();
