// Health check of a container: exit code 0 while the server of these settings is healthy. A worker reports it on METRICS_PORT; without that
// port it is not checked.
const { METRICS_PORT, METRICS_HOST, ROLE, PORT = '3000', HOST = 'localhost' } = process.env;
const [host, port] = ROLE === 'worker' ? [METRICS_HOST ?? HOST, METRICS_PORT] : [HOST, PORT];
const everywhere = ['0.0.0.0', '::'];

if (port === undefined || port === '') process.exit(0);
const name = everywhere.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
try {
  const { ok } = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(4000) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
