import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestCertificate {
  key: string;
  cert: string;
}

const REQUEST = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
const NAMES = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];

/** A key and a self-signed certificate for localhost; null without openssl. */
export function makeTestCertificate(): TestCertificate | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-certificate-'));
  const keyFile = path.join(folder, 'key.pem');
  try {
    const cert = execFileSync('openssl', [...REQUEST, ...NAMES, '-keyout', keyFile], { stdio: 'pipe' }).toString();
    return { key: readFileSync(keyFile, 'utf8'), cert };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
