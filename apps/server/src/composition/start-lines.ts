import path from 'node:path';
import type { Config } from '../config.ts';
import { firstAdministratorAddress } from '../operator/run-admin.ts';

interface Running {
  database: string;
  network: string;
  /** Address of the metrics; null without them. */
  metrics: string | null;
  firstToken: string | null;
}

/** What the operator reads after the start. */
export function startLines(config: Config, { database, network, metrics, firstToken }: Running): string[] {
  const folder = path.relative(process.cwd(), config.dataDir) || '.';
  const threads = `${config.renderThreads} render ${config.renderThreads === 1 ? 'thread' : 'threads'}`;
  const worker = config.role === 'api' ? 'none in this process (ROLE=api)' : `in this process, ${threads}`;
  const serves = config.role === 'worker' ? 'works without pages (ROLE=worker)' : `is open at ${config.publicUrl}`;
  const payments =
    config.paddle === null ? 'sandbox checkout that takes no money' : `Paddle (${config.paddle.environment})`;
  return [
    `Vitrine ${serves}`,
    `  Database   ${database}`,
    `  Pictures   ${config.s3 === null ? `files under ${folder}` : `the bucket ${config.s3.bucket}`}`,
    `  Worker     ${worker}`,
    `  Cut-out    ${cutOutOf(config, network)}`,
    ...(config.mail === null ? [] : [`  E-mails    go out through ${hostOf(config.mail.smtpUrl)}`]),
    `  Payments   ${payments}`,
    ...(metrics === null ? [] : [`  Figures    ${metrics}/metrics`]),
    ...(firstToken === null
      ? []
      : [
          `  First administrator: sign up, then open ${firstAdministratorAddress(config.publicUrl, firstToken)} (printed once)`,
        ]),
    `  Stand-ins  ${config.mail === null ? `e-mails wait at ${config.publicUrl}/dev/mailbox` : 'none'}`,
  ];
}

/** Names the network that cuts out; if it is ours, also says how to get a larger one. */
function cutOutOf({ cutoutUrl, mattingModel }: Config, network: string): string {
  const here = network === 'vitrine' ? 'our own network' : network;
  if (cutoutUrl !== null) return `asks the server at ${hostOf(cutoutUrl)}; ${here} when it does not answer`;
  if (mattingModel !== null) return `${here} (MATTING_MODEL)`;
  return network === 'vitrine' ? 'our own small network; larger ones with npm run model' : `${here} (npm run model)`;
}

/** Host and port only: the address contains a password. */
const hostOf = (url: string): string => new URL(url).host;
